import { help, type Letter, type Part, type Writer } from './words.ts'

const width = 72

/** For people who read mail as text: the same words, the code alone on its line, addresses whole on theirs. */
export const plainText = ({ title, greeting, body, question, answer }: Letter, writer: Writer) =>
	[
		'BRIDGE THE GAP',
		writer.say(title),
		writer.say(greeting),
		...body.map((part) => written(part, writer)),
		wrap(`${writer.say(question)} ${writer.say(answer)}`),
		'--',
		wrap(writer.say(help)),
		writer.page('/contact'),
	].join('\n\n')

function written(part: Part<string>, { say, page }: Writer) {
	if (typeof part === 'string') return wrap(say(part))
	if ('code' in part) return `    ${part.code}`
	if ('token' in part) return `    ${part.token}`
	if ('list' in part) return part.list.map((item) => wrap(`- ${say(item)}`)).join('\n')
	if ('link' in part) return `${say(part.link)}:\n${page(part.path)}`
	if ('links' in part) return part.links.map(({ link, path }) => `- ${say(link)}:\n  ${page(path)}`).join('\n')
	return wrap(say(part))
}

function wrap(sentences: string) {
	const lines: string[] = []
	let line = ''
	for (const word of sentences.split(' ')) {
		if (line && line.length + 1 + word.length > width) {
			lines.push(line)
			line = word
		} else line = line ? `${line} ${word}` : word
	}
	return [...lines, line].join('\n')
}

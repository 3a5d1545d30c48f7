import { type Block, help, type Letter, type Writer } from './words.ts'

const width = 72

/** For people who read mail as text: the same words, the code alone on its line, addresses whole on theirs. */
export const plainText = ({ title, greeting, body, ifNotYou }: Letter, writer: Writer) =>
	[
		'BRIDGE THE GAP',
		title,
		greeting,
		...body.map(written),
		wrap(`${ifNotYou.question} ${ifNotYou.answer}`),
		'--',
		wrap(help(writer)),
		writer.page('/contact'),
	].join('\n\n')

function written(block: Block) {
	if (block.kind === 'code') return `    ${block.code}`
	if (block.kind === 'token') return `    ${block.token}`
	if (block.kind === 'list') return block.items.map((item) => wrap(`- ${item}`)).join('\n')
	if (block.kind === 'link') return `${block.label}:\n${block.address}`
	if (block.kind === 'links') return block.items.map(({ label, address }) => `- ${label}:\n  ${address}`).join('\n')
	return wrap(block.text)
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

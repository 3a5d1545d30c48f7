import { expect, test } from 'vitest'
import { readCatalogue, textsOfFile } from './catalogue.ts'
import { documented } from './documented.test.data.ts'
import { hardSentences } from './hard-sentences.test.data.ts'
import { readingGrade, sentencesOf } from './reading-grade.ts'

/** Half of the sentences read at this grade or lower, and one above the other limit needs a reason. */
const limits = { median: 6, sentence: 8 }

const straight = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')

const catalogue = readCatalogue()
const texts = catalogue.map(({ text }) => straight(text))
const sentences = [...new Set(catalogue.flatMap(({ text }) => sentencesOf(text)))].filter(
	(sentence) => !documented.includes(straight(sentence)),
)

test('the product has every documented sentence', () => {
	expect(documented.length).toBeGreaterThan(90)
	expect(documented.filter((sentence) => !texts.some((text) => text.includes(sentence)))).toEqual([])
})

test(`half of the sentences read at grade ${limits.median} or below`, () => {
	const grades = sentences.map(readingGrade).toSorted((a, b) => a - b)
	expect(grades.length).toBeGreaterThan(300)
	expect(grades[Math.floor(grades.length / 2)]).toBeLessThanOrEqual(limits.median)
})

test(`a sentence above grade ${limits.sentence} has its reason, and a reason has its sentence`, () => {
	const hard = sentences.filter((sentence) => readingGrade(sentence) > limits.sentence)
	expect(hard.toSorted()).toEqual(Object.keys(hardSentences).toSorted())
})

test('known sentences have their known grades', () => {
	expect(readingGrade('The cat sat on the mat.')).toBeLessThan(1)
	expect(readingGrade('Organizational responsibilities necessitate comprehensive documentation.')).toBeGreaterThan(20)
})

test('the catalogue has literals, templates and what elements say, and leaves out what engineers read', () => {
	const source = `
		import { a } from './Some text.ts'
		const sentence = 'A literal.'
		const greeting = (name: string) => \`Hello \${name}, welcome.\`
		log.info('A line of the log.')
		throw new Error('A defect.')
		const box = <p className="not a text">Read <a href="/x">the rules</a> for {count} people.</p>
	`
	expect(textsOfFile('web/src/a.tsx', source).map(({ text }) => text)).toEqual(
		expect.arrayContaining(['A literal.', 'Hello {}, welcome.', 'Read the rules for {} people.']),
	)
	const all = textsOfFile('web/src/a.tsx', source).map(({ text }) => text)
	for (const unread of ['A line of the log.', 'A defect.', 'not a text', './Some text.ts'])
		expect(all).not.toContain(unread)
})

import said from '../../shared/words/es/said.json' with { type: 'json' }
import shown from '../../shared/words/es/shown.json' with { type: 'json' }
import { withoutNote } from '../../shared/words/t.ts'
import type { BuiltPage } from '../src/prerender.tsx'

const pairs = { ...said, ...shown }

/** Words that are the same in both languages, such as 'No', are left out. */
const spanish: ReadonlySet<string> = new Set(Object.values(pairs))
const english = new Set(Object.keys(pairs).map(withoutNote))

/** Texts and names, and no values: answers are stored in English. */
const readable = />([^<]+)<|\s(?:aria-label|alt|placeholder|title)="([^"]+)"/g

/** Finds what a Spanish page says in English although its Spanish is there, because nobody marked it with `t`. */
export const leftInEnglish = ({
	title,
	description,
	preview,
	html,
}: Pick<BuiltPage, 'title' | 'description' | 'preview' | 'html'>) =>
	[
		...title.split(' · '),
		description,
		preview,
		...Array.from(html.matchAll(readable), ([, text = '', name = '']) => unescaped(text || name).trim()),
	].filter((text) => english.has(text) && !spanish.has(text))

const unescaped = (text: string) =>
	text
		.replaceAll('&#x27;', "'")
		.replaceAll('&quot;', '"')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&')

import { askedFor, type MissingRecord } from '#shared/applications/missing.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'

/** What the clock says of an application that it closes. `say` says our sentences in a language, and an employee's stay. */
export const closedMessage = (
	{ things, words }: Pick<MissingRecord, 'things' | 'words'>,
	say: (sentence: string) => string = (sentence) => sentence,
) => [...[applicationSentences.closedBecause, ...askedFor({ things })].map(say), ...(words ? [words] : [])].join('\n')

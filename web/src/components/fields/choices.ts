import { t } from '#shared/words/t.ts'

export type Choice<Value extends string> = Value | { value: Value; label: string; hint?: string }

/** The stored value, with a label where the two differ. */
export const choicesOf = <Value extends string>(options: readonly Choice<Value>[]) =>
	options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))

export const yesOrNo = [
	{ value: 'yes', label: t('Yes') },
	{ value: 'no', label: t('No') },
] as const

/** The choices of a record of labels by what is stored. */
export const labelledChoices = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
	Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))

/**
 * Makes the choices of a field from the words for each stored value: `{ Male: t('Male'), … }`. A missing word doesn't
 * compile.
 */
export type WordsFor<Values extends readonly string[]> = Readonly<Record<Values[number], string>>

/** A stored answer in the page's words. What a list doesn't have any more is shown as it was stored. */
export const inWords = <Stored extends string | undefined>(
	words: Readonly<Record<string, string>>,
	stored: Stored,
): Stored | string => (stored ? (words[stored] ?? stored) : stored)

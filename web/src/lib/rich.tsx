import { createElement, Fragment, type ReactNode } from 'react'
import { type Filling, type Known, withoutNote } from '#shared/words/t.ts'

/** A sentence with drawn parts: `rich('Sent on {day}, token {token}', { day, token: <b>{token}</b> })`. */
export function rich<const Sentence extends string>(
	english: Known<Sentence>,
	...[values]: Filling<Sentence, ReactNode>
) {
	const drawn: Readonly<Record<string, ReactNode>> = values ?? {}
	const parts = withoutNote(english)
		.split(/\{(\w+)\}/)
		.map((part, at) => (at % 2 ? drawn[part] : part))
	return createElement(Fragment, undefined, ...parts)
}

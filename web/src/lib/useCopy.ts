import { useState } from 'react'

/** Copies a text. `copied` is false where the browser doesn't let a page do that. */
export function useCopy(text: string) {
	const [copied, setCopied] = useState<boolean>()
	const copy = () =>
		void navigator.clipboard.writeText(text).then(
			() => setCopied(true),
			() => setCopied(false),
		)
	return { copied, copy }
}

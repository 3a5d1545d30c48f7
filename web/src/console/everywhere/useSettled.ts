import { useEffect, useState } from 'react'

const pauseMs = 300

/** Fewer letters are in almost every name. */
export const leastLetters = 3

/** Returns the typed text once someone stops typing for a moment. */
export function useSettled(typed: string) {
	const wanted = typed.trim()
	const [settled, setSettled] = useState(wanted)
	useEffect(() => {
		const timer = setTimeout(() => setSettled(wanted), pauseMs)
		return () => clearTimeout(timer)
	}, [wanted])
	return wanted.length < leastLetters || settled.length < leastLetters ? '' : settled
}

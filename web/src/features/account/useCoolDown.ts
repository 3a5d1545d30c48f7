import { useEffect, useState } from 'react'

/** A pause before the same thing may be asked for again. */
export function useCoolDown(seconds: number) {
	const [waiting, setWaiting] = useState(false)
	useEffect(() => {
		if (!waiting) return
		const timer = setTimeout(() => setWaiting(false), seconds * 1000)
		return () => clearTimeout(timer)
	}, [waiting, seconds])
	return { waiting, start: () => setWaiting(true) }
}

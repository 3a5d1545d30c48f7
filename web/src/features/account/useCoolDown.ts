import { useEffect, useState } from 'react'

/** A pause before the same request may be repeated. */
export function useCoolDown(seconds: number) {
	const [waiting, setWaiting] = useState(false)
	useEffect(() => {
		if (!waiting) return
		const timer = setTimeout(() => setWaiting(false), seconds * 1000)
		return () => clearTimeout(timer)
	}, [waiting, seconds])
	return { waiting, start: () => setWaiting(true) }
}

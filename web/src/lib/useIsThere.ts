import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the page or form is still on the screen when an answer comes. */
export function useIsThere() {
	const there = useRef(false)
	useEffect(() => {
		there.current = true
		return () => {
			there.current = false
		}
	}, [])
	return useCallback(() => there.current, [])
}

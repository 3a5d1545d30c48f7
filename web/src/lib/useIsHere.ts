import { useEffect, useRef } from 'react'

/** False once the component isn't shown any more: an answer that comes late must not take people along. */
export function useIsHere() {
	const isHere = useRef(false)
	useEffect(() => {
		isHere.current = true
		return () => {
			isHere.current = false
		}
	}, [])
	return isHere
}

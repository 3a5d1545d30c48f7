import { useEffect, useRef } from 'react'

/** Scrolls a line of choices sideways, so that the chosen one is seen. The page itself stays where it is. */
export function useChosenInSight<Line extends HTMLElement>(chosen: string) {
	const line = useRef<Line>(null)
	useEffect(() => {
		const box = line.current
		const item = box?.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]')
		if (!box || !item || !chosen) return
		const { left, width } = item.getBoundingClientRect()
		box.scrollLeft += left + width / 2 - box.getBoundingClientRect().left - box.clientWidth / 2
	}, [chosen])
	return line
}

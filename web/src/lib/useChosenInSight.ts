import { useEffect, useRef } from 'react'

/**
 * Scrolls a line of choices sideways, so that the chosen one is seen, and again when a number that arrives later makes
 * one of them wider. The page itself stays where it is.
 */
export function useChosenInSight<Line extends HTMLElement>(chosen: string) {
	const line = useRef<Line>(null)
	useEffect(() => {
		const box = line.current
		if (!box || !chosen) return
		const widths = new ResizeObserver(() => {
			const item = box.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]')
			if (!item) return
			const { left, width } = item.getBoundingClientRect()
			box.scrollLeft += left + width / 2 - box.getBoundingClientRect().left - box.clientWidth / 2
		})
		for (const item of box.children) widths.observe(item)
		return () => widths.disconnect()
	}, [chosen])
	return line
}

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Draws its children when they come near the screen, or when someone begins to move by keyboard. */
export function Reveal({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null)
	const [near, setNear] = useState(false)
	useEffect(() => {
		if (!place.current) return
		const watch = new IntersectionObserver(
			(entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
			{ rootMargin: '200px' },
		)
		watch.observe(place.current)
		const reveal = () => setNear(true)
		document.addEventListener('keydown', reveal, { once: true })
		return () => {
			watch.disconnect()
			document.removeEventListener('keydown', reveal)
		}
	}, [])
	return <div ref={place}>{near ? children : placeholder}</div>
}

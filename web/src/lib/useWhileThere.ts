import { useEffect, useEffectEvent } from 'react'

const awayAfterMs = 5 * 60_000

let lastTouched = Date.now()

for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const)
	addEventListener(
		kind,
		() => {
			lastTouched = Date.now()
		},
		{ passive: true },
	)

const isSomeoneThere = () => document.visibilityState === 'visible' && Date.now() - lastTouched < awayAfterMs

/**
 * Repeats something for as long as someone is at the page. Each request keeps a session alive, so a page that nobody
 * looks at must not send any.
 */
export function useWhileThere(run: () => void, everyMs: number) {
	const again = useEffectEvent(run)
	useEffect(() => {
		const timer = setInterval(() => {
			if (isSomeoneThere()) again()
		}, everyMs)
		return () => clearInterval(timer)
	}, [everyMs])
}

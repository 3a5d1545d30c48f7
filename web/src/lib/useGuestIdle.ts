import { useEffect } from 'react'
import { guestIdleMs, touchGuestDrafts } from './drafts.ts'

const signs = ['keydown', 'pointerdown', 'input'] as const

/** Someone without an account left the device alone: what they typed leaves the screen and the tab. */
export function useGuestIdle(open: boolean, onIdle: () => void) {
	useEffect(() => {
		if (!open) return
		let usedAt = Date.now()
		let timer: ReturnType<typeof setTimeout> | undefined
		// A device that slept ran no timers, so the clock decides.
		const check = () => {
			clearTimeout(timer)
			const left = usedAt + guestIdleMs - Date.now()
			if (left > 0) timer = setTimeout(check, left)
			else onIdle()
		}
		const used = () => {
			if (Date.now() - usedAt < guestIdleMs) usedAt = Date.now()
			check()
		}
		// The time of a kept draft counts from the last touch, like that of the screen.
		const leave = () => touchGuestDrafts(usedAt)
		check()
		for (const sign of signs) document.addEventListener(sign, used)
		document.addEventListener('visibilitychange', check)
		window.addEventListener('pagehide', leave)
		return () => {
			clearTimeout(timer)
			leave()
			window.removeEventListener('pagehide', leave)
			for (const sign of signs) document.removeEventListener(sign, used)
			document.removeEventListener('visibilitychange', check)
		}
	}, [open, onIdle])
}

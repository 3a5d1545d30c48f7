import { useEffect } from 'react'
import { guestIdleMs } from './drafts.ts'

const signs = ['keydown', 'pointerdown', 'input'] as const

/** Someone without an account left the device alone: what they typed leaves the screen and the tab. */
export function useGuestIdle(open: boolean, onIdle: () => void) {
	useEffect(() => {
		if (!open) return
		let timer: ReturnType<typeof setTimeout> | undefined
		const wait = () => {
			clearTimeout(timer)
			timer = setTimeout(onIdle, guestIdleMs)
		}
		wait()
		for (const sign of signs) document.addEventListener(sign, wait)
		return () => {
			clearTimeout(timer)
			for (const sign of signs) document.removeEventListener(sign, wait)
		}
	}, [open, onIdle])
}

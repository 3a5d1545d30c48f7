import { useEffect } from 'react'
import { dropFromTab, guestIdleMs } from './draft.ts'
import { guest } from './kept.ts'

const signs = ['keydown', 'pointerdown', 'input'] as const

/** A guest who left the device alone: the form leaves the screen, and their birthday opens it again. */
export function useGuestIdle(open: boolean, onIdle: () => void) {
	useEffect(() => {
		if (!open) return
		let timer: ReturnType<typeof setTimeout> | undefined
		const wait = () => {
			clearTimeout(timer)
			timer = setTimeout(() => {
				dropFromTab(guest)
				onIdle()
			}, guestIdleMs)
		}
		wait()
		for (const sign of signs) document.addEventListener(sign, wait)
		return () => {
			clearTimeout(timer)
			for (const sign of signs) document.removeEventListener(sign, wait)
		}
	}, [open, onIdle])
}

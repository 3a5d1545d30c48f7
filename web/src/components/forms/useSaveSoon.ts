import { useCallback, useEffect, useRef } from 'react'

const pauseMs = 400

/**
 * Saves a moment after each change, and at once when the page is hidden, left or closed, so that a reload in the middle
 * of a word loses none. `listen` calls back with each change until it's stopped; both are the same at every call.
 * Returns what saves a change of the last moment now.
 */
export function useSaveSoon(listen: (onChange: () => void) => () => void, save: () => void) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const saveNow = useCallback(() => {
		if (timer.current === undefined) return
		clearTimeout(timer.current)
		timer.current = undefined
		save()
	}, [save])
	useEffect(() => {
		const stop = listen(() => {
			clearTimeout(timer.current)
			timer.current = setTimeout(saveNow, pauseMs)
		})
		window.addEventListener('pagehide', saveNow)
		document.addEventListener('visibilitychange', saveNow)
		return () => {
			stop()
			window.removeEventListener('pagehide', saveNow)
			document.removeEventListener('visibilitychange', saveNow)
			saveNow()
		}
	}, [listen, saveNow])
	return saveNow
}

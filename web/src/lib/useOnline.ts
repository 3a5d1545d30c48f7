import { useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
	window.addEventListener('online', listener)
	window.addEventListener('offline', listener)
	return () => {
		window.removeEventListener('online', listener)
		window.removeEventListener('offline', listener)
	}
}

/** True if the browser has a network. HTML that is rendered without a browser assumes one. */
export const useOnline = () =>
	useSyncExternalStore(
		onChange,
		() => window.navigator.onLine,
		() => true,
	)

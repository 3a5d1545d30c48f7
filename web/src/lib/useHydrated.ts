import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML of the build and while React takes it over; true for everything that is drawn later. */
export const useHydrated = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	)

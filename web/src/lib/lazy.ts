import { lazy as reactLazy } from 'react'
import { counter } from './listeners.ts'

/** Counts what someone opened and what waits for a network. */
export const waitingParts = counter()

const backOnline = () =>
	new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

const moment = () => new Promise((resolve) => setTimeout(resolve, 1000))

/**
 * Without a network it waits for one, so that nobody is told that our site is broken. A bad network may drop one file
 * and bring the next.
 */
export async function load<Loaded>(part: () => Promise<Loaded>) {
	try {
		return await part()
	} catch {
		if (window.navigator.onLine) return moment().then(part)
		waitingParts.count(1)
		await backOnline()
		waitingParts.count(-1)
		return part().catch(() => {
			// Some browsers remember that a file didn't come, until the page is loaded anew.
			window.location.reload()
			return new Promise<never>(() => undefined)
		})
	}
}

/**
 * React's `lazy`, for pages and parts that are loaded when someone opens them. While a page waits for a network, people
 * stay on the one that they were on, because the router changes pages in a transition.
 */
export const lazy: typeof reactLazy = (part) => reactLazy(() => load(part))

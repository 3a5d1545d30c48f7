import { inStorage } from './drafts.ts'

const leftName = 'page-left'

const wasReloaded = () =>
	performance
		.getEntriesByType('navigation')
		.some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

/** Reads whether the page before this one in this tab was left, and watches whether this one is. */
const wasLeft = () =>
	inStorage('sessionStorage', (kept) => {
		const forget = () => kept.removeItem(leftName)
		const left = kept.getItem(leftName) !== null
		forget()
		window.addEventListener('pagehide', () => kept.setItem(leftName, 'yes'))
		window.addEventListener('pageshow', forget)
		return left
	}) ?? true

/**
 * Whether this is the page that was in this tab before: someone loaded it again, or the phone had killed it for its
 * memory and brings it back. A page that is killed can't note that it was left, and one that someone leaves does.
 */
export const isReloadOrRestore = !wasLeft() || wasReloaded()

import type { Sent } from './Confirmation.tsx'

const name = 'sent-application'

/** Some browsers' privacy settings refuse sessionStorage. */
function storage<Result>(use: (storage: Storage) => Result): Result | undefined {
	try {
		return use(window.sessionStorage)
	} catch {
		return undefined
	}
}

const wasReloaded = () =>
	performance
		.getEntriesByType('navigation')
		.some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

/** What a reload of the confirmation shows again. Whoever comes to the page in another way sees nothing of it. */
export function readConfirmation(): Sent | undefined {
	if (wasReloaded()) return storage((kept) => JSON.parse(kept.getItem(name) ?? 'null') ?? undefined)
	eraseConfirmation()
	return undefined
}

export const keepConfirmation = (sent: Sent) => storage((kept) => kept.setItem(name, JSON.stringify(sent)))

export const eraseConfirmation = () => storage((kept) => kept.removeItem(name))

/** The keys of the console's lists and details, as the dialog shows them. */
export const shortcuts = [
	{ key: 'j', does: 'Go to the next row or application' },
	{ key: 'k', does: 'Go to the one before' },
	{ key: 'Enter', does: 'Open or close the row' },
	{ key: 'a', does: 'Approve the application' },
	{ key: 'd', does: 'Deny the application' },
	{ key: '/', does: 'Find anything' },
	{ key: '?', does: 'Show these keys' },
] as const

const isIn = (target: EventTarget | null, selector: string) =>
	target instanceof Element && target.closest(selector) !== null

/** Keys are for people who read a list, not for people who type, choose from a menu or answer a dialog. */
const takesKeys =
	'input, textarea, select, [contenteditable], dialog, [role="listbox"], [role="menu"], [role="radiogroup"]'

export const isShortcut = ({ altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyboardEvent) =>
	!(altKey || ctrlKey || metaKey || defaultPrevented) && !isIn(target, takesKeys)

const rowsIn = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('[data-rows] > li')]

/** The link or button of each row, and the button below the last row that loads more. */
const stopsIn = (page: ParentNode) => [
	...rowsIn(page).flatMap((row) => row.querySelector<HTMLElement>('button, a') ?? []),
	...page.querySelectorAll<HTMLElement>('[data-more-rows]'),
]

function step(page: ParentNode, by: 1 | -1) {
	const stops = stopsIn(page)
	const row = document.activeElement?.closest('[data-rows] > li')
	const at = stops.findIndex((stop) => stop === document.activeElement || row?.contains(stop))
	const next = at < 0 ? stops[0] : stops[at + by]
	next?.focus()
	next?.scrollIntoView({ block: 'nearest' })
}

/** A screen says by `data-key` what a key presses. Within a list that is in the row that has the focus. */
function press(page: ParentNode, key: string) {
	const row = document.activeElement?.closest('[data-rows] > li')
	const pressed = (row ?? page).querySelector<HTMLElement>(`[data-key="${key}"]`)
	const outsideRows = pressed && (row || !pressed.closest('[data-rows]'))
	if (outsideRows) pressed.click()
	return Boolean(outsideRows)
}

/** Opens the search, with the same key wherever the focus is. */
const find = (page: ParentNode) => page.querySelector<HTMLElement>('[data-key="/"]')?.click()

/** Does what a key stands for on the screen that is shown. Returns whether the key stands for something. */
export function follow(key: string, page: ParentNode) {
	if (key === '/') find(page)
	else if (key === 'j' || key === 'k') {
		if (!press(page, key)) step(page, key === 'j' ? 1 : -1)
	} else if (key === 'a' || key === 'd') press(page, key)
	else return false
	return true
}

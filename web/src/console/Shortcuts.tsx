import { useEffect, useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { SettingSwitch } from '#web/components/forms/SettingSwitch.tsx'
import { Dialog } from '#web/components/messages/Dialog.tsx'
import { inStorage } from '#web/lib/drafts/drafts.ts'

const shortcuts = [
	{ key: 'j', does: 'Go to the next row or application' },
	{ key: 'k', does: 'Go to the one before' },
	{ key: 'a', does: 'Approve the application' },
	{ key: 'd', does: 'Deny the application' },
	{ key: '/', does: 'Find anything' },
] as const

const setting = 'console-keys'

const areOn = () => inStorage('localStorage', (kept) => kept.getItem(setting)) !== 'off'

/** Single keys for the console, and the dialog that lists them. People who dictate or slip can turn them off. */
export function Shortcuts() {
	const [open, setOpen] = useState(false)
	const [on, setOn] = useState(areOn)
	useEffect(() => {
		if (!on) return
		const press = (event: KeyboardEvent) => {
			if (!isShortcut(event)) return
			if (!follow(event.key, document.querySelector('main') ?? document)) return
			event.preventDefault()
		}
		document.addEventListener('keydown', press)
		return () => document.removeEventListener('keydown', press)
	}, [on])
	return (
		<div className="hidden medium:block print:hidden">
			<button
				type="button"
				onClick={() => setOpen(true)}
				className="min-h-11 rounded-field px-s4 text-left text-paper text-small underline hover:bg-paper/10"
			>
				Keyboard shortcuts
			</button>
			<Dialog
				title="Keyboard shortcuts"
				open={open}
				onClose={() => setOpen(false)}
				actions={<Button onClick={() => setOpen(false)}>Close</Button>}
			>
				<dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-s4 gap-y-s2">
					{shortcuts.map(({ key, does }) => (
						<div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
							<dt>
								<kbd className="inline-block min-w-9 rounded-field border border-field bg-sand px-s2 text-center font-strong font-text">
									{key}
								</kbd>
							</dt>
							<dd>{does}</dd>
						</div>
					))}
				</dl>
				<p className="mt-s4 mb-s2 text-soft">They do nothing while you type in a box.</p>
				<SettingSwitch
					label="Use these keys on this device"
					on={on}
					onChange={(next) => {
						setOn(next)
						inStorage('localStorage', (kept) => kept.setItem(setting, next ? 'on' : 'off'))
					}}
				/>
			</Dialog>
		</div>
	)
}

const isIn = (target: EventTarget | null, selector: string) =>
	target instanceof Element && target.closest(selector) !== null

/** Keys are for people who read a list, not for people who type, choose from a menu or answer a dialog. */
const takesKeys =
	'input, textarea, select, [contenteditable], dialog, [role="listbox"], [role="menu"], [role="radiogroup"]'

const isShortcut = ({ altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyboardEvent) =>
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
function follow(key: string, page: ParentNode) {
	if (key === '/') find(page)
	else if (key === 'j' || key === 'k') {
		if (!press(page, key)) step(page, key === 'j' ? 1 : -1)
	} else if (key === 'a' || key === 'd') press(page, key)
	else return false
	return true
}

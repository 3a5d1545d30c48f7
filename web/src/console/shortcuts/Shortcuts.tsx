import { useEffect, useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/Dialog.tsx'
import { SettingSwitch } from '#web/components/SettingSwitch.tsx'
import { inStorage } from '#web/lib/drafts.ts'
import { follow, isShortcut, shortcuts } from './keys.ts'

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
			if (event.key === '?') setOpen(true)
			else if (!follow(event.key, document.querySelector('main') ?? document)) return
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

import { useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { LogoMark, LogoName } from '#web/components/bridge/Logo.tsx'
import { ProgressBridge } from '#web/components/bridge/ProgressBridge.tsx'
import { MissingSpan, WaitingBank } from '#web/components/bridge/Unfinished.tsx'
import { Section } from '#web/components/Section.tsx'

const names = ['General', 'Address', 'Medical', 'Request', 'Family', 'Referral']

export function Illustrations() {
	const [done, setDone] = useState(3)
	return (
		<>
			<Section title="The bridge">
				<div className="flex items-center gap-s3 text-river">
					<LogoMark />
					<LogoName />
				</div>
				<div className="grid items-end gap-s5 medium:grid-cols-3">
					<WaitingBank />
					<MissingSpan />
					<Gathering />
				</div>
			</Section>
			<Section title="Progress" hint="Each finished section lays a stretch of deck.">
				<ProgressBridge parts={names.map((name, index) => ({ name, done: index < done }))} />
				<div className="flex gap-s3">
					<Button size="small" onClick={() => setDone(Math.min(done + 1, names.length))}>
						Finish a section
					</Button>
					<Button size="small" look="ghost" onClick={() => setDone(Math.max(done - 1, 0))}>
						Take one back
					</Button>
				</div>
			</Section>
		</>
	)
}

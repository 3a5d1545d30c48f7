import type { ReactNode } from 'react'
import { WaitingBank } from '#web/components/bridge/Unfinished.tsx'

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div className="grid justify-items-center gap-s4 px-s4 py-s6 text-center">
			<WaitingBank />
			<h2 className="text-h3">{title}</h2>
			{children}
		</div>
	)
}

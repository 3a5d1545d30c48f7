import type { ReactNode } from 'react'
import type { Tone } from '#web/components/application/StatusTag.tsx'

const tones: Record<Tone, string> = {
	good: 'border-l-pine bg-pine-wash text-pine',
	waiting: 'border-l-sun bg-amber-wash text-amber',
	bad: 'border-l-rose bg-rose-wash text-rose',
	plain: 'border-l-river bg-river-wash text-river-deep',
}

interface Props {
	tone: Tone
	title: string
	/** `alert` interrupts a screen reader, `status` waits its turn; without either it is only read in passing. */
	role?: 'alert' | 'status'
	children?: ReactNode
	className?: string
}

export function Banner({ tone, title, role, children, className = '' }: Props) {
	return (
		<div role={role} className={`rounded-field border-l-4 px-s5 py-s4 ${tones[tone]} ${className}`}>
			<p className="flex items-baseline gap-s2 font-strong">
				<span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-current" />
				{title}
			</p>
			{children ? <div className="mt-s2 max-w-read wrap-anywhere text-ink">{children}</div> : null}
		</div>
	)
}

export type Tone = 'good' | 'waiting' | 'bad' | 'plain'

const tones: Record<Tone, string> = {
	good: 'bg-pine-wash text-pine',
	waiting: 'bg-amber-wash text-amber',
	bad: 'bg-rose-wash text-rose',
	plain: 'bg-sand text-ink',
}

export const toneEdge: Record<Tone, string> = {
	good: 'border-l-pine',
	waiting: 'border-l-sun',
	bad: 'border-l-rose',
	plain: 'border-l-line',
}

/** A status is always a word; the dot and the color only help to find it. */
export function StatusTag({ tone, children }: { tone: Tone; children: string }) {
	return (
		<span
			className={`inline-flex items-center gap-1.5 whitespace-nowrap max-[22rem]:whitespace-normal rounded-full px-3 py-0.5 font-strong text-small ${tones[tone]}`}
		>
			<span aria-hidden="true" className="size-2 rounded-full bg-current" />
			{children}
		</span>
	)
}

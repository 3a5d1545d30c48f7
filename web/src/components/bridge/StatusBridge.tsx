import { t } from '#shared/words/t.ts'
import { shortDay } from '#web/lib/days.ts'
import { archHeight, wholeArch } from './arch.ts'

const width = 600
const deck = 58
const water = 84
const arch = { left: 20, right: width - 20, base: 72, rise: 60 }

const colors = { done: 'stroke-river', now: 'stroke-amber', later: 'stroke-line' }

const words = { done: t('Done ~step'), now: t('Now ~step'), later: t('Not yet ~step') }

interface Pier {
	pier: string
	state: keyof typeof words
	/** The day on which it was done. Days are M/D/YYYY. */
	on?: string | undefined
	/** The last day for it. */
	by?: string | undefined
	/** True where the way ends before the far shore. */
	isEnd?: boolean
}

/** The bridge after an application was sent: each pier is a step on the way, and the deck is laid as far as it is. */
export function StatusBridge({ stages }: { stages: readonly Pier[] }) {
	const column = width / stages.length
	const piers = stages.map((stage, at) => ({ ...stage, x: column * (at + 0.5) }))
	const whole = stages.every(({ state, isEnd }) => state === 'done' && !isEnd)
	const reached = whole ? width - 8 : (piers.filter(({ state }) => state === 'done').at(-1)?.x ?? 8)
	return (
		<div>
			<svg
				viewBox={`0 0 ${width} ${water}`}
				className="block w-full"
				fill="none"
				strokeLinecap="round"
				aria-hidden="true"
			>
				<path d={`M-20 ${water}V54Q6 52 22 60L34 ${water}z`} className="fill-bank" />
				<path
					d={`M${width + 20} ${water}V54Q${width - 6} 52 ${width - 22} 60L${width - 34} ${water}z`}
					className="fill-bank"
				/>
				<path d={wholeArch(arch)} className={whole ? 'stroke-river' : 'stroke-line'} strokeWidth="4" />
				{piers.map(({ pier, state, x }) => (
					<path
						key={pier}
						d={`M${x} ${archHeight(arch, x)}V${water}`}
						className={colors[state]}
						strokeWidth={state === 'now' ? '4' : '5'}
						strokeDasharray={state === 'now' ? '2 8' : undefined}
					/>
				))}
				<path d={`M8 ${deck}H${width - 8}`} className="stroke-line" strokeWidth="2" strokeDasharray="2 7" />
				<path d={`M8 ${deck}H${reached}`} className="stroke-clay" strokeWidth="6" />
				{piers.map(({ pier, state, x }) =>
					state === 'now' ? (
						<circle key={pier} cx={x} cy={deck} r="9" className="fill-sun stroke-white" strokeWidth="3" />
					) : null,
				)}
			</svg>
			<ol
				className="mt-s2 grid text-center text-small"
				style={{ gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))` }}
			>
				{stages.map(({ pier, state, on, by, isEnd }) => (
					<li key={pier} aria-current={state === 'now' ? 'step' : undefined}>
						<span className={state === 'later' ? 'text-soft' : 'font-strong'}>{pier}</span>
						<span className={on || by ? 'block text-clay tabular-nums' : 'sr-only'}>
							{on ? shortDay(on, new Date()) : (by && t('by {day}', { day: shortDay(by, new Date()) })) || words[state]}
						</span>
						{isEnd ? <span className="sr-only"> {t('The bridge ends here.')}</span> : null}
					</li>
				))}
			</ol>
		</div>
	)
}

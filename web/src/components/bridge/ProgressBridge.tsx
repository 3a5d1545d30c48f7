import { t } from '#shared/words/t.ts'
import { hangers, wholeArch } from './arch.ts'

const width = 600
const deck = 62
const arch = { left: 24, right: width - 24, base: 74, rise: 62 }
const start = 12
const end = width - 12

interface Props {
	/** The parts in order, and whether each is finished. */
	parts: readonly { name: string; done: boolean }[]
	/** A short form has no need to count. */
	wordless?: boolean
	/** The path of a drawing of 44 × 44: what the part that someone is in is about. */
	farShore?: string
}

/** Draws a piece of the deck for each finished part. The arch is complete when all parts are. */
export function ProgressBridge({ parts, wordless, farShore }: Props) {
	const done = parts.filter((part) => part.done).length
	const whole = done === parts.length
	const stretch = (end - start) / parts.length
	return (
		<div>
			<svg viewBox={`0 0 ${width} 84`} className="block w-full" fill="none" strokeLinecap="round" aria-hidden="true">
				<path d="M-20 84V58Q6 56 22 64L34 84z" className="fill-bank" />
				<path d={`M${width + 20} 84V58Q${width - 6} 56 ${width - 22} 64L${width - 34} 84z`} className="fill-bank" />
				<path d={wholeArch(arch)} className={whole ? 'stroke-river' : 'stroke-line'} strokeWidth="4" />
				<g className={whole ? 'stroke-river' : 'stroke-line'} strokeWidth="2">
					{hangers(arch, deck, 11).map(({ x, top }) => (
						<path key={x} d={`M${x} ${top}V${deck}`} />
					))}
				</g>
				<path d={`M${start} ${deck}H${end}`} className="stroke-line" strokeWidth="2" strokeDasharray="2 7" />
				{parts.map((part, index) =>
					part.done ? (
						<path
							key={part.name}
							className="draw-deck stroke-clay"
							pathLength={1}
							d={`M${start + stretch * index} ${deck}h${stretch}`}
							strokeWidth="6"
						/>
					) : null,
				)}
				<path
					d={farShore}
					transform={`translate(${width - 46} 14)`}
					className="fill-white stroke-river-deep"
					strokeWidth="3"
					strokeLinejoin="round"
				/>
			</svg>
			<p className="mt-s2 text-soft max-large:sr-only" role="status" hidden={wordless}>
				{whole
					? t('All {n} sections are done.', { n: parts.length })
					: t('{done} of {n} sections complete', { done, n: parts.length })}
			</p>
		</div>
	)
}

import { archHeight, hangers, wholeArch } from './arch.ts'

const arch = { left: 40, right: 440, base: 128, rise: 104 }
const deck = 108

function Banks() {
	return (
		<>
			<path d="M2 146C-6 116 20 98 46 102S84 120 94 146Q96 156 84 156H12Q4 156 2 146z" className="fill-bank" />
			<path
				d="M478 146C486 116 460 98 434 102S396 120 386 146Q384 156 396 156H468Q476 156 478 146z"
				className="fill-bank"
			/>
		</>
	)
}

const frame = { viewBox: '0 0 480 160', fill: 'none', strokeLinecap: 'round' } as const

/** A river bank without a bridge, for empty lists. */
export function WaitingBank() {
	return (
		<svg {...frame} aria-hidden="true" className="w-full max-w-84">
			<path d="M70 138H410Q394 158 350 158H130Q86 158 70 138z" className="fill-river-wash" />
			<Banks />
			<path d={wholeArch(arch)} className="stroke-line" strokeWidth="3" strokeDasharray="1 10" />
			<path d={`M8 ${deck}H96`} className="stroke-clay" strokeWidth="6" />
		</svg>
	)
}

/** A bridge with a missing span, for error pages. */
export function MissingSpan({ className = 'w-full max-w-136' }: { className?: string }) {
	const gap = { from: 196, to: 284 }
	const part = (from: number, to: number) =>
		Array.from({ length: 25 }, (_, index) => from + ((to - from) * index) / 24)
			.map((x, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${archHeight(arch, x).toFixed(1)}`)
			.join('')
	return (
		<svg {...frame} aria-hidden="true" className={className}>
			<path d="M70 138H410Q394 158 350 158H130Q86 158 70 138z" className="fill-river-wash" />
			<Banks />
			<g className="stroke-river">
				<path d={part(arch.left, gap.from)} strokeWidth="4.500" />
				<path d={part(gap.to, arch.right)} strokeWidth="4.500" />
				{hangers(arch, deck, 11)
					.filter(({ x }) => x <= gap.from || x >= gap.to)
					.map(({ x, top }) => (
						<path key={x} d={`M${x} ${top}V${deck}`} strokeWidth="2" />
					))}
			</g>
			<path d={`M8 ${deck}H${gap.from}M${gap.to} ${deck}H472`} className="stroke-clay" strokeWidth="6" />
			<path
				d={`M${gap.from + 12} ${deck}H${gap.to - 12}`}
				className="stroke-line"
				strokeWidth="3"
				strokeDasharray="1 9"
			/>
			<path d="M206 150h28M246 146h20" className="stroke-white" strokeWidth="2" />
		</svg>
	)
}

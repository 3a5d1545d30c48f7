import { hangers, wholeArch } from './arch.ts'
import { Person } from './figures.tsx'

const arch = { left: 46, right: 514, base: 176, rise: 148 }
const deck = 156

const people = [
	{ x: 168, size: 42, tint: 'fill-river' },
	{ x: 188, size: 27, tint: 'fill-pine' },
	{ x: 252, size: 44, tint: 'fill-river-deep' },
	{ x: 274, size: 40, tint: 'fill-soft' },
	{ x: 340, size: 25, tint: 'fill-river' },
	{ x: 360, size: 43, tint: 'fill-pine' },
]

/** Draws people on the bridge. */
export function Gathering({ className = 'w-full' }: { className?: string }) {
	return (
		<svg viewBox="0 0 560 214" className={className} fill="none" strokeLinecap="round" aria-hidden="true">
			<path d="M86 188H474Q452 212 404 212H156Q108 212 86 188z" className="fill-river-wash" />
			<path d="M6 196C-6 164 28 148 62 152S112 170 124 196Q126 206 112 206H18Q9 206 6 196z" className="fill-bank" />
			<path
				d="M554 196C566 164 532 148 498 152S448 170 436 196Q434 206 448 206H542Q551 206 554 196z"
				className="fill-bank"
			/>
			<path d="M196 200h44M300 194h64" className="stroke-white" strokeWidth="2" />
			<g className="stroke-river" strokeWidth="2">
				{hangers(arch, deck, 13).map(({ x, top }) => (
					<path key={x} d={`M${x} ${top}V${deck}`} />
				))}
			</g>
			<path d={wholeArch(arch)} className="stroke-river" strokeWidth="5" />
			{people.map(({ x, size, tint }) => (
				<Person key={x} x={x} foot={deck - 2} size={size} tint={tint} />
			))}
			<path d={`M18 ${deck}H542`} className="stroke-clay" strokeWidth="6.500" />
		</svg>
	)
}

import type { ReactNode } from 'react'
import { type Arch, halfArch, hangers, wholeArch } from './arch.ts'
import { House, Person, Tree } from './figures.tsx'

interface View {
	width: number
	height: number
	arch: Arch
	deck: { y: number; from: number }
	water: number
	/** Where the bank reaches into the water, so that the ground below the drawing goes on from it. */
	bay: string
	hangerCount: number
	weight: number
	person: number
	/** Houses and trees of one bank: how far from the edge, how high. */
	left: { house: [number, number]; trees: [number, number][] }
	right: { houses: [number, number][]; tree: [number, number] }
}

const wide: View = {
	width: 1440,
	height: 320,
	arch: { left: 272, right: 1168, base: 254, rise: 192 },
	deck: { y: 222, from: 168 },
	water: 252,
	bay: 'M347 286C369 314 437 309 537 313S660 317 722 317V320H311z',
	hangerCount: 17,
	weight: 6,
	person: 27,
	left: {
		house: [92, 50],
		trees: [
			[34, 84],
			[62, 58],
		],
	},
	right: {
		houses: [
			[28, 58],
			[106, 44],
		],
		tree: [186, 62],
	},
}

const narrow: View = {
	width: 420,
	height: 200,
	arch: { left: 70, right: 350, base: 160, rise: 112 },
	deck: { y: 136, from: 42 },
	water: 154,
	bay: 'M87 183C98 197 132 194 182 196S180 198 212 198V200H83z',
	hangerCount: 9,
	weight: 4,
	person: 17,
	left: { house: [14, 24], trees: [[6, 40]] },
	right: { houses: [[12, 24]], tree: [50, 34] },
}

function Bank({ view, children }: { view: View; children: ReactNode }) {
	const { height, deck, arch } = view
	const ground = deck.y + 3
	const edge = arch.left + (view === wide ? 74 : 22)
	const hill = view === wide ? 78 : 34
	return (
		<>
			<path
				d={`M-10 ${height}V${ground - hill}C${edge * 0.3} ${ground - hill * 1.2} ${edge * 0.6} ${ground - hill * 0.5} ${edge * 0.86} ${ground}L${edge} ${height}z`}
				className="fill-bank-far"
			/>
			{children}
			<path
				d={`M-10 ${height}V${ground - hill * 0.12}C${edge * 0.2} ${ground - hill * 0.16} ${edge * 0.5} ${ground} ${edge * 0.8} ${ground + 1}C${edge * 0.93} ${ground + 4} ${edge * 0.95} ${view.water + 6} ${edge * 1.06} ${height}z`}
				className="fill-bank"
			/>
			<path d={view.bay} className="fill-bank" />
		</>
	)
}

function Drawing({ view, className }: { view: View; className: string }) {
	const { width, height, arch, deck, water, weight, person } = view
	const ground = deck.y + 3
	const center = width / 2
	const walkers = [
		{ x: center - person * 3.4, size: person, tint: 'fill-river-deep' },
		{ x: center - person * 2.8, size: person * 0.62, tint: 'fill-pine' },
		{ x: center + person * 2.6, size: person * 1.04, tint: 'fill-river' },
	]
	return (
		<svg viewBox={`0 0 ${width} ${height}`} className={className} fill="none" strokeLinecap="round" aria-hidden="true">
			<path d={`M0 ${water}H${width}V${height}H0z`} className="fill-river-wash" />
			<path
				d={wholeArch({ ...arch, base: water + 12, rise: -arch.rise * 0.19 })}
				className="draw-late stroke-river/15"
				strokeWidth={weight}
			/>
			<path
				d={`M${center - width * 0.1} ${water + 13}h${width * 0.07}M${center + width * 0.04} ${water + 21}h${width * 0.11}M${center - width * 0.2} ${water + 29}h${width * 0.05}`}
				className="stroke-white"
				strokeWidth={weight / 3}
			/>
			<Bank view={view}>
				{view.left.trees.map(([x, size]) => (
					<Tree key={x} x={x} foot={ground - 8} size={size} />
				))}
				<House x={view.left.house[0]} foot={ground} size={view.left.house[1]} />
			</Bank>
			<g transform={`translate(${width} 0) scale(-1 1)`}>
				<Bank view={view}>
					{view.right.houses.map(([x, size]) => (
						<House key={x} x={x} foot={ground} size={size} />
					))}
					<Tree x={view.right.tree[0]} foot={ground} size={view.right.tree[1]} />
				</Bank>
			</g>
			<g className="stroke-river" strokeWidth={weight * 0.42}>
				{hangers(arch, deck.y, view.hangerCount).map(({ x, top, bottom }) => (
					<path key={x} className="draw-hanger" d={`M${x} ${top}V${bottom}`} />
				))}
			</g>
			<path className="draw-arch stroke-river" pathLength={1} d={halfArch(arch, 'left')} strokeWidth={weight} />
			<path className="draw-arch stroke-river" pathLength={1} d={halfArch(arch, 'right')} strokeWidth={weight} />
			<g className="fill-river-deep">
				{[arch.left, arch.right].map((x) => (
					<path
						key={x}
						d={`M${x - weight * 2.2} ${arch.base + weight * 2.4}l${weight * 0.9} ${-weight * 3}h${weight * 2.6}l${weight * 0.9} ${weight * 3}z`}
					/>
				))}
			</g>
			<g className="draw-late">
				{walkers.map(({ x, size, tint }) => (
					<Person key={x} x={x} foot={deck.y - weight * 0.4} size={size} tint={tint} />
				))}
			</g>
			<g className="stroke-clay" strokeWidth={weight * 1.15}>
				<path className="draw-deck" pathLength={1} d={`M${deck.from} ${deck.y}H${center}`} />
				<path className="draw-deck" pathLength={1} d={`M${width - deck.from} ${deck.y}H${center}`} />
			</g>
		</svg>
	)
}

/** The bridge in its landscape, drawn once when the page opens: both stay laid out, or turning a phone would draw it again. */
export function Scene() {
	return (
		<div className="relative">
			<Drawing view={narrow} className="top-0 block h-auto w-full medium:invisible medium:absolute" />
			<Drawing view={wide} className="invisible absolute top-0 block h-auto w-full medium:visible medium:static" />
		</div>
	)
}

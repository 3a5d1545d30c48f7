import type { ReactNode } from 'react'
import { hangers, wholeArch } from './arch.ts'

const arch = { left: -30, right: 1214, base: 140, rise: 132 }

/** Each path with its colors. The drawing is 100 wide and 124 high. */
type Drawing = readonly (readonly [path: string, look: string])[]

interface Props {
	/** Three drawings, from left to right. */
	drawings: readonly Drawing[]
	/** The piers, with the words for each of them. */
	children: ReactNode
}

/** The deck runs across the page. On it stand drawings, and on the piers below it the words that belong to them. */
export const Deck = ({ drawings, children }: Props) => (
	<>
		<div className="relative grid grid-cols-3 border-clay border-b-8">
			<svg
				viewBox="0 0 1184 132"
				preserveAspectRatio="none"
				fill="none"
				aria-hidden="true"
				className="absolute inset-0 size-full stroke-6 stroke-bank"
			>
				<path d={wholeArch(arch)} />
				{hangers(arch, 132, 15).map(({ x, top, bottom }) => (
					<path key={x} d={`M${x} ${top}V${bottom}`} className="stroke-2" />
				))}
			</svg>
			{drawings.map((drawing) => (
				<svg
					key={drawing[0]?.[0]}
					viewBox="0 0 100 124"
					preserveAspectRatio="xMinYMax"
					fill="none"
					strokeLinecap="round"
					strokeLinejoin="round"
					aria-hidden="true"
					className="relative h-23 w-full stroke-3 medium:h-31 medium:pl-s4"
				>
					{drawing.map(([path, look]) => (
						<path key={path} d={path} className={look} />
					))}
				</svg>
			))}
		</div>
		<ul className="border-river max-medium:border-l-6 max-medium:py-s2 medium:grid medium:grid-cols-3">{children}</ul>
	</>
)

export const Pier = ({ children }: { children: ReactNode }) => (
	<li className="border-river px-s4 py-s3 text-lead max-medium:text-body medium:border-l-6 medium:px-s5 medium:pt-s4 medium:pb-s6">
		{children}
	</li>
)

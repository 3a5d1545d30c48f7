import type { ReactNode } from 'react'
import { House, Person, Tree } from '#web/components/bridge/figures.tsx'

const Scene = ({ children }: { children: ReactNode }) => (
	<svg
		viewBox="0 0 378 176"
		preserveAspectRatio="xMidYMax meet"
		fill="none"
		strokeLinecap="round"
		aria-hidden="true"
		className="h-33 w-full self-end large:h-44"
	>
		{children}
	</svg>
)

const ground = 176

/** Someone hands a letter to a family. */
export const LetterScene = () => (
	<Scene>
		<House x={276} foot={ground} size={84} />
		<Tree x={54} foot={ground} size={96} />
		<Person x={130} foot={ground} size={98} tint="fill-river-deep" />
		<Person x={226} foot={ground} size={92} tint="fill-pine" />
		<Person x={254} foot={ground} size={54} tint="fill-river" />
		<path d="M136 122L162 116" className="stroke-river-deep" strokeWidth="11" />
		<path d="M220 124L200 118" className="stroke-pine" strokeWidth="11" />
		<g className="fill-white stroke-river-deep" strokeWidth="2.500" strokeLinejoin="round">
			<path d="M164 98h34v23h-34z" />
			<path d="M164 99l17 13 17-13" />
		</g>
	</Scene>
)

/** Someone shows a lantern to others. */
export const LanternScene = () => (
	<Scene>
		<circle cx="224" cy="72" r="46" className="fill-river-wash" />
		<path d="M184 122L214 40h10" className="stroke-river-deep" strokeWidth="5" />
		<path d="M224 42v14" className="stroke-river" strokeWidth="2.500" />
		<circle cx="224" cy="71" r="15" className="fill-white stroke-river" strokeWidth="3.500" />
		<Person x={164} foot={ground} size={104} tint="fill-river-deep" />
		<path d="M172 124L190 112" className="stroke-river-deep" strokeWidth="11" />
		<Person x={262} foot={ground} size={78} tint="fill-river" />
		<Person x={294} foot={ground} size={92} tint="fill-soft" />
		<Person x={322} foot={ground} size={58} tint="fill-pine" />
	</Scene>
)

/** Four people at a table. */
export const TableScene = () => (
	<Scene>
		<Person x={112} foot={ground} size={112} tint="fill-river" />
		<Person x={166} foot={ground} size={118} tint="fill-river-deep" />
		<Person x={222} foot={ground} size={112} tint="fill-pine" />
		<Person x={272} foot={ground} size={108} tint="fill-soft" />
		<path d="M76 126h232v50H76z" className="fill-bank" />
		<path d="M62 116h260v14H62z" className="fill-river-deep" />
		<g className="fill-white stroke-river-deep" strokeWidth="2.500" strokeLinejoin="round">
			<path d="M128 106h26l4 9h-34zM196 106h26l4 9h-34z" />
		</g>
	</Scene>
)

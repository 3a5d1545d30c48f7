import type { ReactNode } from 'react'
import type { JoinRole } from '#shared/join/roles.ts'
import { Button } from '#web/components/Button.tsx'
import { House, Person, Tree } from '#web/components/bridge/figures.tsx'
import { joinWords, roleWords } from '#web/content/join.ts'
import { isWritten } from '#web/content/placeholder.ts'

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
const LetterScene = () => (
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
const LanternScene = () => (
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
const TableScene = () => (
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

/** They stand side by side in this order. */
const order = ['affiliate', 'ambassador', 'board'] as const

const scenes: Record<JoinRole, () => ReactNode> = {
	affiliate: LetterScene,
	ambassador: LanternScene,
	board: TableScene,
}

/** The cards have no button without an account, because there's nothing to press yet. */
export const Ways = ({ onChoose }: { onChoose?: (role: JoinRole) => void }) => (
	<ul className="relative grid gap-s5 before:absolute before:-inset-x-s5 before:top-44 before:hidden before:h-2 before:bg-clay before:content-[''] large:grid-cols-3 large:before:block forced-colors:before:bg-[CanvasText]">
		{order.map((role) => (
			<li
				key={role}
				className="grid grid-rows-[auto_1fr] overflow-hidden max-large:card large:grid-rows-[11rem_1fr] large:overflow-visible"
			>
				{scenes[role]()}
				<Way role={role} onChoose={onChoose} />
			</li>
		))}
	</ul>
)

interface Toggles {
	open: JoinRole
	onToggle: (role: JoinRole) => void
}

/** They stand above an open form, in place of the cards. */
export const WayToggles = ({ open, onToggle }: Toggles) => (
	<div className="flex flex-wrap gap-s2">
		{order.map((role) => (
			<button
				key={role}
				type="button"
				aria-expanded={role === open}
				onClick={() => onToggle(role)}
				className="min-h-12 rounded-full bg-sand px-s4 transition-colors hover:bg-line aria-expanded:bg-ink aria-expanded:font-strong aria-expanded:text-paper forced-colors:border"
			>
				{roleWords[role]}
			</button>
		))}
	</div>
)

/** What someone has chosen stands beside the form on a wide screen. */
export function ChosenWay({ role }: { role: JoinRole }) {
	return (
		<aside aria-label={roleWords[role]} className="sticky top-s5 hidden overflow-hidden card large:block">
			{scenes[role]()}
			<div className="border-clay border-t-8 p-s5">
				<WayFacts role={role} />
			</div>
		</aside>
	)
}

interface WayProps {
	role: JoinRole
	onChoose: ((role: JoinRole) => void) | undefined
}

function Way({ role, onChoose }: WayProps) {
	const { text, start } = joinWords.ways[role]
	return (
		<div className="flex flex-col border-clay border-t-7 p-s5 max-[16rem]:p-s4 large:rounded-b-card large:border-t-8 large:bg-white large:shadow-lift">
			<h2 className="text-h3">{roleWords[role]}</h2>
			<p className="mt-s1">{text}</p>
			<div className="mt-s4 mb-s5 border-line border-t pt-s4">
				<WayFacts role={role} />
			</div>
			{onChoose ? (
				<Button aria-expanded="false" className="mt-auto self-start max-small:w-full" onClick={() => onChoose(role)}>
					{start}
				</Button>
			) : null}
		</div>
	)
}

const WayFacts = ({ role }: { role: JoinRole }) => (
	<dl className="grid gap-s2">
		{joinWords.ways[role].facts
			.filter(([, value]) => isWritten(value))
			.map(([name, value]) => (
				<div key={name} className="grid grid-cols-[5.2rem_minmax(0,1fr)] gap-x-s3">
					<dt className="font-plain text-soft">{name}</dt>
					<dd className="font-strong">{value}</dd>
				</div>
			))}
	</dl>
)

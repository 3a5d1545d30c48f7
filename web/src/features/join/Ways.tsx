import type { ReactNode } from 'react'
import type { JoinRole } from '#shared/join/roles.ts'
import { Button } from '#web/components/Button.tsx'
import { joinWords, roleWords } from '#web/content/join.ts'
import { isWritten } from '#web/content/placeholder.ts'
import { LanternScene, LetterScene, TableScene } from './scenes.tsx'

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

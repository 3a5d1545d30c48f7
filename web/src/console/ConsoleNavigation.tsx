import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { type CountName, consoleCounts } from '#shared/console/schema.ts'
import { lazy } from '#web/lib/lazy.ts'
import { useChosenInSight } from '#web/lib/useChosenInSight.ts'
import { useWhileThere } from '#web/lib/useWhileThere.ts'
import { type Counts, countsQuery } from './counts.ts'
import { FindAnything } from './everywhere/FindAnything.tsx'
import { consolePath } from './paths.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { type Section, sections } from './sections.ts'
import { useMayUse } from './useMayUse.ts'

const DeskLink = lazy(() => import('./desk/DeskLink.tsx'))

const item =
	'flex min-h-11 items-center gap-s3 rounded-field px-s4 text-paper no-underline hover:bg-paper/10 aria-[current=page]:bg-paper/15 aria-[current=page]:font-strong'

const isOpen = ({ screens }: Section, pathname: string) =>
	screens.some((screen) => pathname.startsWith(consolePath(screen.path)))

/** Lines that scroll, above the section; from 1200 px a column beside it, which stays in sight. */
export function ConsoleNavigation({ name }: { name: string }) {
	const mayUse = useMayUse()
	const { data: counts, refetch } = useQuery(countsQuery)
	useWhileThere(() => void refetch(), 5 * 60_000)
	const { pathname } = useLocation()
	const inSight = useChosenInSight<HTMLUListElement>(pathname)
	const open = sections.find((section) => isOpen(section, pathname))
	return (
		<div
			data-console-bar
			className="rounded-card bg-river-deep p-s2 text-paper medium:p-s3 wide:sticky wide:top-s4 wide:py-s5 print:hidden"
		>
			<div className="flex flex-wrap items-center justify-between gap-x-s3 wide:grid">
				<p className="px-s4 py-s1 font-title font-head leading-tight medium:py-s2 medium:text-lead">
					Welcome Back {name}
				</p>
				<FindAnything />
			</div>
			<nav aria-label="Console">
				<ul ref={inSight} className="flex one-line gap-s1 wide:mt-s2 wide:grid wide:overflow-visible">
					{sections.map((section) => {
						const { path, label, permission, count } = section
						const number = count && mayUse(permission) ? counts?.[count] : undefined
						return (
							<li key={path}>
								<NavLink to={consolePath(path)} className={item}>
									<span className="wide:grow">{label}</span>
									{count && number !== undefined ? <Count of={count} number={number} /> : null}
								</NavLink>
								{section === open ? <Screens section={section} counts={counts} className="hidden wide:grid" /> : null}
							</li>
						)
					})}
					{mayUse('Event Access') ? (
						<Suspense>
							<DeskLink className={item} />
						</Suspense>
					) : null}
				</ul>
				{open ? (
					<Screens key={open.path} section={open} counts={counts} className="flex one-line mt-s1 wide:hidden" />
				) : null}
			</nav>
			<Shortcuts />
		</div>
	)
}

interface ScreensProps {
	section: Section
	counts: Counts | undefined
	className: string
}

/** The screens of the open section: below it in the column, else in a line of their own. */
function Screens({ section: { screens }, counts, className }: ScreensProps) {
	const inSight = useChosenInSight<HTMLUListElement>(useLocation().pathname)
	if (screens.length === 1) return null
	return (
		<ul ref={inSight} className={`wide:mt-s1 wide:ml-s4 wide:border-paper/25 wide:border-l wide:pl-s1 ${className}`}>
			{screens.map((screen, at) => (
				<li key={screen.path} className="max-wide:flex">
					{screens.at(-1)?.isMine && (at === 0 || screen.isMine !== screens[at - 1]?.isMine) ? (
						<p className="px-s4 pt-s2 text-paper/75 text-small">{screen.isMine ? 'Mine' : 'Ours'}</p>
					) : null}
					<NavLink
						to={consolePath(screen.path)}
						end={screens.some(({ path }) => path.startsWith(`${screen.path}/`))}
						className={`${item} text-small`}
					>
						<span className="wide:grow">{screen.label}</span>
						{screen.count && (counts?.[screen.count] ?? 0) > 0 ? (
							<Count of={screen.count} number={counts?.[screen.count] ?? 0} />
						) : null}
					</NavLink>
				</li>
			))}
		</ul>
	)
}

function Count({ of, number }: { of: CountName; number: number }) {
	return (
		<span
			className={`min-w-7 rounded-full px-2 text-center font-strong text-small tabular-nums ${number === 0 ? 'border border-paper/40 text-paper' : 'bg-sun text-ink'}`}
		>
			{number.toLocaleString('en-US')}
			<span className="sr-only"> {consoleCounts[of].counted}</span>
		</span>
	)
}

import { useQuery } from '@tanstack/react-query'
import { NavLink, useLocation } from 'react-router-dom'
import { type CountName, consoleCounts } from '#shared/console/schema.ts'
import { useWhileThere } from '#web/lib/useWhileThere.ts'
import { countsQuery } from './counts.ts'
import { consolePath } from './paths.ts'
import { sections } from './sections.ts'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { useMayUse } from './useMayUse.ts'

const item =
	'flex min-h-11 items-center gap-s3 rounded-field px-s4 text-paper no-underline hover:bg-paper/10 aria-[current=page]:bg-paper/15 aria-[current=page]:font-strong'

/** A bar above the section; from 1200 px a column beside it, which stays in sight. */
export function ConsoleNavigation({ name }: { name: string }) {
	const mayUse = useMayUse()
	const { data: counts, refetch } = useQuery(countsQuery)
	useWhileThere(() => void refetch(), 5 * 60_000)
	const { pathname } = useLocation()
	return (
		<div
			data-console-bar
			className="rounded-card bg-river-deep p-s3 text-paper wide:sticky wide:top-s4 wide:py-s5 print:hidden"
		>
			<p className="px-s4 py-s2 font-title font-head text-lead leading-tight">Welcome Back {name}</p>
			<nav aria-label="Console">
				<ul className="flex flex-wrap gap-s1 wide:mt-s2 wide:grid wide:gap-s1">
					{sections.map(({ path, label, permission, count, screens }) => {
						const number = count && mayUse(permission) ? counts?.[count] : undefined
						const open = screens.some((screen) => pathname.startsWith(consolePath(screen.path)))
						return (
							<li key={path} className="flex flex-wrap gap-s1 wide:block">
								<NavLink to={consolePath(path)} className={item}>
									<span className="wide:grow">{label}</span>
									{count && number !== undefined ? <Count of={count} number={number} /> : null}
								</NavLink>
								{open && screens.length > 1 ? (
									<ul className="flex flex-wrap wide:mt-s1 wide:ml-s4 wide:grid wide:border-paper/25 wide:border-l wide:pl-s1">
										{screens.map((screen) => (
											<li key={screen.path}>
												<NavLink
													to={consolePath(screen.path)}
													end={screens.some(({ path }) => path.startsWith(`${screen.path}/`))}
													className={`${item} text-small`}
												>
													{screen.label}
												</NavLink>
											</li>
										))}
									</ul>
								) : null}
							</li>
						)
					})}
				</ul>
			</nav>
			<Shortcuts />
		</div>
	)
}

function Count({ of, number }: { of: CountName; number: number }) {
	return (
		<span className="min-w-7 rounded-full bg-sun px-2 text-center font-strong text-ink text-small tabular-nums">
			{number.toLocaleString('en-US')}
			<span className="sr-only"> {consoleCounts[of].counted}</span>
		</span>
	)
}

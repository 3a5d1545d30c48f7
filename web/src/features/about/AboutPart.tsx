import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Page } from '#web/components/Page.tsx'

const tabs = [{ ...routes.about, label: t('About Us') }, routes.team, routes.sponsorship]

/** Frames a page about us. The tabs are links, so that each has its address and works before any script does. */
export function AboutPart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Page title={title}>
			<nav aria-label={t('About Bridge The Gap')} className="no-print">
				<ul className="flex flex-wrap gap-s2">
					{tabs.map(({ path, label }) => (
						<li key={path}>
							<NavLink
								end
								to={path}
								className="flex min-h-12 items-center rounded-full bg-sand px-s4 small:px-s5 text-ink no-underline transition-colors hover:bg-line aria-[current=page]:bg-ink aria-[current=page]:font-strong aria-[current=page]:text-paper"
							>
								{label}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
			<div className="mt-s6">{children}</div>
		</Page>
	)
}

import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { getInvolved } from '#web/content/home.ts'
import { EventsTeaser } from './EventsTeaser.tsx'
import { NewsletterSignup } from './NewsletterSignup.tsx'
import { QuietLine } from './QuietLine.tsx'
import { SponsorWall } from './SponsorWall.tsx'

/** Everything that isn’t about asking for help gets one quiet line each. */
export const FarBank = () => (
	<div className="page-width divide-y-2 divide-line pt-s6 pb-s7 min-[58rem]:pt-s7 min-[58rem]:pb-s8">
		<EventsTeaser />
		<NewsletterSignup />
		<GetInvolved />
		<SponsorWall />
	</div>
)

const invitations = [
	[routes.about, getInvolved.about],
	[routes.join, getInvolved.join],
	[routes.donate, getInvolved.donate],
	[routes.contact, getInvolved.contact],
] as const

const GetInvolved = () => (
	<QuietLine id="involved" title={getInvolved.title}>
		<ul className="grid gap-x-s6 medium:grid-cols-2">
			{invitations.map(([{ path, label }, words]) => (
				<li key={path}>
					<Link to={path} className="group grid min-h-12 grid-cols-[1fr_auto] gap-x-s4 py-s2 text-ink no-underline">
						<span className="font-head font-title text-lead text-river group-hover:underline">{label}</span>
						<svg
							viewBox="0 0 28 16"
							aria-hidden="true"
							fill="none"
							className="mt-s2 w-7 stroke-[2.5] stroke-river transition-transform group-hover:translate-x-1"
						>
							<path d="M1 8h24M18.500 1.500 25.500 8l-7 6.500" strokeLinecap="round" strokeLinejoin="round" />
						</svg>
						<span className="text-soft">{words}</span>
					</Link>
				</li>
			))}
		</ul>
	</QuietLine>
)

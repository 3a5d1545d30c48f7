import { Link } from 'react-router-dom'
import { LinkButton } from '#web/components/Button.tsx'
import { Scene } from '#web/components/bridge/Scene.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { askingSteps, getInvolved, hero } from '#web/content/home.ts'
import { organization } from '#web/content/organization.ts'
import { routes } from '#web/lib/paths.ts'
import { EventsTeaser } from './EventsTeaser.tsx'
import { NewsletterSignup } from './NewsletterSignup.tsx'
import { SponsorWall } from './SponsorWall.tsx'

export default function HomePage() {
	return (
		<div className="-mb-8 medium:-mb-14">
			<Hero />
			<Steps />
			<div className="bg-sand">
				<div className="page-width grid gap-s7 py-s8 large:grid-cols-2 large:gap-s8">
					<EventsTeaser />
					<NewsletterSignup />
				</div>
			</div>
			<GetInvolved />
			<SponsorWall />
		</div>
	)
}

function Hero() {
	const heading = usePageHeading('Bridge The Gap')
	const [before, after] = hero.title
	return (
		<section className="overflow-hidden bg-linear-to-b from-paper to-sand">
			<div className="page-width pt-s6 pb-s5 text-center medium:pt-s7">
				<h1 ref={heading} tabIndex={-1} className="mx-auto max-w-[24ch]">
					{before} <span className="block">{after}</span>
				</h1>
				<p className="mx-auto mt-s5 max-w-[46ch] text-lead text-soft">{organization.mission}</p>
				<div className="mt-s6 flex flex-wrap justify-center gap-s3">
					<LinkButton to={routes.apply.path}>{routes.apply.label}</LinkButton>
					<LinkButton to={routes.find.path} look="ghost">
						{routes.find.label}
					</LinkButton>
				</div>
			</div>
			<Scene />
		</section>
	)
}

function Steps() {
	return (
		<section className="page-width py-s8" aria-labelledby="steps">
			<h2 id="steps" className="medium:text-center">
				What happens when you ask
			</h2>
			<ol className="relative mt-s6 grid gap-s6 medium:mt-s7 medium:grid-cols-3 medium:gap-s5 large:gap-s7">
				<li
					aria-hidden="true"
					className="absolute top-6 right-[16%] left-[16%] hidden h-1 rounded-full bg-clay medium:block"
				/>
				{askingSteps.map(({ title, text }, index) => (
					<li
						key={title}
						className="relative grid grid-cols-[3rem_1fr] content-start gap-x-s4 medium:grid-cols-1 medium:justify-items-center medium:gap-y-s4 medium:text-center"
					>
						<span className="row-span-2 grid size-12 place-items-center rounded-full bg-river font-title font-head text-lead text-paper ring-8 ring-paper medium:row-span-1">
							{index + 1}
						</span>
						<h3 className="pt-s2 text-lead medium:pt-0">{title}</h3>
						<p className="mt-s1 max-w-[38ch] text-soft medium:mt-0">{text}</p>
					</li>
				))}
			</ol>
		</section>
	)
}

const invitations = [
	[routes.about, getInvolved.about],
	[routes.join, getInvolved.join],
	[routes.donate, getInvolved.donate],
	[routes.contact, getInvolved.contact],
] as const

function GetInvolved() {
	return (
		<section className="page-width py-s8" aria-labelledby="involved">
			<h2 id="involved">{getInvolved.title}</h2>
			<ul className="mt-s5 grid gap-x-s6 medium:grid-cols-2 full:grid-flow-col full:auto-cols-fr full:grid-cols-none">
				{invitations.map(([{ path, label }, words]) => (
					<li key={path}>
						<Link
							to={path}
							className="group grid h-full grid-cols-[1fr_auto] content-start gap-x-s4 border-line border-t-2 py-s5 text-ink no-underline hover:border-river"
						>
							<span className="font-title font-head text-h3 text-river">{label}</span>
							<svg
								viewBox="0 0 28 16"
								aria-hidden="true"
								fill="none"
								className="mt-s2 w-7 stroke-[2.5] stroke-river transition-transform group-hover:translate-x-1"
							>
								<path
									d="M1 8h24M18.500 1.500 25.500 8l-7 6.500"
									strokeLinecap="round"
									strokeLinejoin="round"
								/>
							</svg>
							<span className="col-span-2 mt-s1 text-soft">{words}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}

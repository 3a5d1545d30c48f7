import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Scene } from '#web/components/bridge/Scene.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { hero, shore } from '#web/content/home.ts'
import { organization } from '#web/content/organization.ts'
import { isWritten } from '#web/content/placeholder.ts'
import { lazy } from '#web/lib/lazy.ts'

/** The HTML has this part from the beginning. Its code comes later than that of what a person in need presses. */
const BeyondTheShore = lazy(() => import('./BeyondTheShore.tsx'))

/** The page is one drawing, because four stacked blocks told no story: the bridge, the near bank, and what is beyond it. */
export default function HomePage() {
	return (
		<div className="-mb-8 medium:-mb-14">
			<Hero />
			<Shore />
			<Suspense fallback={<div className="min-h-dvh" />}>
				<BeyondTheShore />
			</Suspense>
		</div>
	)
}

function Hero() {
	const heading = usePageHeading('Bridge The Gap')
	return (
		<section className="overflow-hidden bg-linear-to-b from-paper to-sand">
			<div className="page-width pt-s6 pb-s5 text-center medium:pt-s7 max-small:pt-s3 max-small:pb-0">
				<h1
					ref={heading}
					tabIndex={-1}
					className="hyphens-none max-[16rem]:hyphens-auto text-[clamp(1.75rem,0.9rem+5vw,3.75rem)] max-[16rem]:text-h1 leading-[1.08]"
				>
					{hero.title.map((line) => (
						<span key={line} className="block">
							{line}{' '}
						</span>
					))}
				</h1>
				<p className="mx-auto mt-s3 max-w-[46ch] text-soft small:mt-s5 small:text-lead">{organization.mission}</p>
				<div className="mt-s4 flex flex-wrap justify-center gap-s3 medium:mt-s6">
					<LinkButton to={routes.apply.path} className="max-small:w-full">
						{routes.apply.label}
					</LinkButton>
					<LinkButton to={routes.find.path} look="ghost" className="max-small:w-full">
						{routes.find.label}
					</LinkButton>
				</div>
			</div>
			<Scene />
		</section>
	)
}

const call =
	'mt-s4 flex min-h-13 items-center justify-center rounded-full bg-river font-strong text-[1.125rem] text-paper no-underline hover:bg-river-deep forced-colors:border min-[58rem]:mt-s3 min-[58rem]:inline-block min-[58rem]:min-h-0 min-[58rem]:rounded-none min-[58rem]:border-river min-[58rem]:border-b-3 min-[58rem]:bg-transparent min-[58rem]:font-head min-[58rem]:font-title min-[58rem]:text-[clamp(1.9rem,1.4rem+1.8vw,2.75rem)] min-[58rem]:text-river-deep min-[58rem]:leading-tight min-[58rem]:hover:bg-transparent min-[58rem]:hover:border-river-deep'

/** Someone in need stands on this bank: whoever can't wait calls, and whoever has applied looks here. */
function Shore() {
	const { cutOff, applied } = shore
	return (
		<div className="bg-bank">
			<div className="page-width grid gap-s5 pt-s5 pb-s6 min-[58rem]:grid-cols-[7fr_5fr] min-[58rem]:gap-s8 min-[58rem]:py-s7">
				<section aria-labelledby="cut-off" className="grid min-[58rem]:block">
					<h2 id="cut-off" className="text-h3">
						{cutOff.title}
					</h2>
					<p className="order-1 mt-s3 max-w-[46ch]">{cutOff.text}</p>
					<PhoneLink className={call}>
						<span className="min-[58rem]:hidden">{`${t('Call ~phone')}\u00a0`}</span>
						{organization.phone}
					</PhoneLink>
					{isWritten(organization.phoneHours) ? (
						<p className="order-1 mt-s3 text-small">{organization.phoneHours}</p>
					) : null}
				</section>
				<section
					aria-labelledby="applied"
					className="border-river/30 border-t-2 pt-s5 min-[58rem]:border-t-0 min-[58rem]:border-l-2 min-[58rem]:pt-0 min-[58rem]:pl-s7"
				>
					<h2 id="applied" className="text-h3">
						{applied.title}
					</h2>
					<p className="mt-s2 max-w-[46ch]">{applied.text}</p>
					<Link to={routes.find.path} className="mt-s2 inline-flex min-h-12 items-center font-strong">
						{applied.link}
					</Link>
				</section>
			</div>
		</div>
	)
}

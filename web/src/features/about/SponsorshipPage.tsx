import { buttonStyle } from '#web/components/Button.tsx'
import { organization } from '#web/content/organization.ts'
import { isWritten } from '#web/content/placeholder.ts'
import { sponsorshipIntro, tiers } from '#web/content/sponsorship.ts'
import { dollars } from '#web/lib/money.ts'
import { routes } from '#web/lib/paths.ts'
import { AboutPart } from './AboutPart.tsx'

export default function SponsorshipPage() {
	return (
		<AboutPart title={routes.sponsorship.label}>
			<p className="max-w-read text-lead">{sponsorshipIntro}</p>
			<ol className="mt-s6 grid gap-s5 medium:grid-cols-2 full:grid-cols-4">
				{tiers.map(({ name, price, perks }, index) => (
					<li key={name} className="flex flex-col card p-s5">
						<h2 className="text-h3">{name}</h2>
						<p className="mt-s1 font-title font-head text-h2 text-river">{dollars(price)}</p>
						<ul className="mt-s4 mb-s5 grid gap-s2">
							{index > 0 ? (
								<li className="font-strong">
									Everything in{' '}
									{tiers
										.slice(0, index)
										.map((tier) => tier.name)
										.join(', ')
										.replace(/, (\w+)$/, ' and $1')}
								</li>
							) : null}
							{perks.filter(isWritten).map((perk) => (
								<li key={perk} className="text-soft">
									{perk}
								</li>
							))}
						</ul>
						<a
							href={`mailto:${organization.sponsorshipEmail}?subject=${name}%20sponsorship`}
							className={buttonStyle({ look: 'ghost', size: 'small' }, 'mt-auto self-start')}
						>
							Become a {name} sponsor
						</a>
					</li>
				))}
			</ol>
			<p className="mt-s6">
				Would you like to sponsor an event? Write to{' '}
				<a href={`mailto:${organization.sponsorshipEmail}`}>{organization.sponsorshipEmail}</a>.
			</p>
		</AboutPart>
	)
}

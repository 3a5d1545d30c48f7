import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { buttonStyle } from '#web/components/Button.tsx'
import { organization } from '#web/content/organization.ts'
import { isWritten } from '#web/content/placeholder.ts'
import { sponsorshipIntro, tiers } from '#web/content/sponsorship.ts'
import { dollars } from '#web/lib/money.ts'
import { rich } from '#web/lib/rich.tsx'
import { AboutPart } from './AboutPart.tsx'

export default function SponsorshipPage() {
	return (
		<AboutPart title={routes.sponsorship.label}>
			<p className="max-w-read text-lead">{sponsorshipIntro}</p>
			<ol className="mt-s6 grid gap-s5 medium:grid-cols-2 full:grid-cols-4">
				{tiers.map(({ name, price, includes, perks }) => (
					<li key={name} className="flex flex-col card p-s5">
						<h2 className="text-h3">{name}</h2>
						<p className="mt-s1 font-title font-head text-h2 text-river">{dollars(price)}</p>
						<ul className="mt-s4 mb-s5 grid gap-s2">
							{includes ? <li className="font-strong">{includes}</li> : null}
							{perks.filter(isWritten).map((perk) => (
								<li key={perk} className="text-soft">
									{perk}
								</li>
							))}
						</ul>
						<a
							href={`mailto:${organization.sponsorshipEmail}?subject=${encodeURIComponent(t('{name} sponsorship', { name }))}`}
							className={buttonStyle({ look: 'ghost', size: 'small' }, 'mt-auto self-start')}
						>
							{t('Become a {name} sponsor', { name })}
						</a>
					</li>
				))}
			</ol>
			<p className="mt-s6">
				{rich('Would you like to sponsor an event? Write to {email}.', {
					email: <a href={`mailto:${organization.sponsorshipEmail}`}>{organization.sponsorshipEmail}</a>,
				})}
			</p>
		</AboutPart>
	)
}

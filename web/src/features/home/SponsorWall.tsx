import { sponsorWall } from '#web/content/home.ts'
import { partners, type Sponsor, topSponsor } from '#web/content/sponsors.ts'

export function SponsorWall() {
	return (
		<section className="page-width pb-s8" aria-labelledby="sponsors">
			<div className="grid gap-s5 border-line border-t pt-s8 large:grid-cols-[1fr_auto] large:items-end">
				<div>
					<h2 id="sponsors">{sponsorWall.title}</h2>
					<p className="mt-s3 max-w-read text-lead text-soft">{sponsorWall.text}</p>
				</div>
				<Mark sponsor={topSponsor} className="h-28 w-full font-head text-lead small:w-80" />
			</div>
			<ul className="mt-s5 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-s3">
				{partners.map((sponsor) => (
					<li key={sponsor.name}>
						<Mark sponsor={sponsor} className="h-20 w-full" />
					</li>
				))}
			</ul>
		</section>
	)
}

function Mark({ sponsor: { name, logo, link }, className }: { sponsor: Sponsor; className: string }) {
	const picture = logo ? (
		<img src={logo} alt={name} loading="lazy" className="max-h-full max-w-full object-contain p-s4" />
	) : (
		name
	)
	const box = `grid place-items-center rounded-card text-soft ${logo ? 'bg-white shadow-lift' : 'border-2 border-line border-dashed'} ${className}`
	return link ? (
		<a href={link} rel="noreferrer" className={box}>
			{picture}
		</a>
	) : (
		<div className={box}>{picture}</div>
	)
}

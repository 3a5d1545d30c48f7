import type { ReactNode } from 'react'
import type { Sponsor } from '#shared/sponsors/schema.ts'
import { t } from '#shared/words/t.ts'
import { Picture } from './Picture.tsx'

interface Props {
	/** The text about sponsors, beside the top one. */
	children: ReactNode
	sponsors: readonly Sponsor[]
}

/** Shows the sponsors' logos: the top sponsor's is larger, and the partners' follow below in the order of the settings. */
export function SponsorBoard({ children, sponsors }: Props) {
	const top = sponsors.filter((sponsor) => sponsor.top)
	const partners = sponsors.filter((sponsor) => !sponsor.top)
	return (
		<>
			<div className="grid items-start gap-x-s6 gap-y-s4 min-[58rem]:grid-cols-[21rem_minmax(0,1fr)]">
				<div>{children}</div>
				{top.map((sponsor) => (
					<p key={sponsor._id} className="flex flex-wrap items-center gap-x-s4 min-[58rem]:-mt-s3">
						<Mark sponsor={sponsor} sizes="20rem" look="h-14" named="text-[1.75rem] text-ink" />
						<span className="text-soft">{t('Our top sponsor')}</span>
					</p>
				))}
			</div>
			{partners.length > 0 ? (
				<ul className="mt-s5 flex flex-wrap items-center gap-x-s6 gap-y-s3">
					{partners.map((sponsor) => (
						<li key={sponsor._id} className="max-w-full">
							<Mark sponsor={sponsor} sizes="12rem" look="h-9" named="text-[1.125rem] text-soft" />
						</li>
					))}
				</ul>
			) : null}
		</>
	)
}

interface MarkProps {
	sponsor: Sponsor
	sizes: string
	/** How high a logo is. */
	look: string
	/** The style of a sponsor's name without a logo. */
	named: string
}

/** A logo is drawn for white paper, and its white becomes that of the page. */
function Mark({ sponsor: { name, logo, link }, sizes, look, named }: MarkProps) {
	const shown = logo ? (
		<Picture
			image={logo}
			alt={name}
			sizes={sizes}
			className={`w-auto max-w-full object-contain mix-blend-multiply ${look}`}
		/>
	) : (
		<span className={`wrap-anywhere font-head font-title ${named}`}>{name}</span>
	)
	return link ? (
		<a
			href={link}
			rel="sponsored noreferrer"
			className="inline-flex min-h-11 items-center no-underline hover:underline"
		>
			{shown}
		</a>
	) : (
		shown
	)
}

import type { ReactNode } from 'react'
import type { Sponsor } from '#shared/sponsors/schema.ts'
import { Picture } from './Picture.tsx'

interface Props {
	/** What is said about sponsors, beside the top one. */
	children: ReactNode
	sponsors: readonly Sponsor[]
}

/** The wall of sponsors: the top one is larger, and the partners are below it in their order. */
export function SponsorBoard({ children, sponsors }: Props) {
	const partners = sponsors.filter(({ top }) => !top)
	return (
		<>
			<div className="grid gap-s5 large:grid-cols-[1fr_auto] large:items-end">
				<div>{children}</div>
				{sponsors
					.filter(({ top }) => top)
					.map((sponsor) => (
						<Mark
							key={sponsor._id}
							sponsor={sponsor}
							sizes="20rem"
							className="h-28 w-full font-head text-lead small:w-80"
						/>
					))}
			</div>
			{partners.length > 0 ? (
				<ul className="mt-s5 grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-s3">
					{partners.map((sponsor) => (
						<li key={sponsor._id}>
							<Mark sponsor={sponsor} sizes="12rem" className="h-full min-h-20 w-full" />
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
	className: string
}

/** A logo is drawn for white paper, also where the console is dark. */
function Mark({ sponsor: { name, logo, link }, sizes, className }: MarkProps) {
	const look = logo
		? 'bg-[#fff] p-s3 shadow-lift'
		: 'border-2 border-line p-s2 text-center font-strong text-small text-soft leading-tight wrap-anywhere'
	const box = `grid place-items-center overflow-hidden rounded-card ${look} ${className}`
	const shown = logo ? (
		<Picture image={logo} alt={name} sizes={sizes} className="size-full max-h-28 object-contain" />
	) : (
		name
	)
	return link ? (
		<a href={link} rel="sponsored noreferrer" className={box}>
			{shown}
		</a>
	) : (
		<div className={box}>{shown}</div>
	)
}

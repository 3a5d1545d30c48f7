import { Link } from 'react-router-dom'
import { footerLinks, smallPrint } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LogoMark, LogoName } from '#web/components/bridge/Logo.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { organization } from '#web/content/organization.ts'
import { isWritten } from '#web/content/placeholder.ts'

const link = 'inline-flex min-h-11 items-center text-paper decoration-paper/50'

const SmallPrint = () => (
	<ul className="flex flex-wrap gap-x-s5">
		{smallPrint.map(({ path, label }) => (
			<li key={path}>
				<Link to={path} className={link}>
					{label}
				</Link>
			</li>
		))}
	</ul>
)

/** A footer of one line, for pages on which people work and a phone's screen is small. */
export function ShortFooter({ className = '' }: { className?: string }) {
	return (
		<footer className={`mt-auto bg-river-deep text-paper ${className}`}>
			<div className="page-width flex flex-wrap items-center gap-x-s5 gap-y-s1 py-s4">
				<span className="mr-auto flex items-center gap-s3">
					<LogoMark />
					<LogoName />
				</span>
				<PhoneLink className={link} />
				<a href={`mailto:${organization.email}`} className={link}>
					{organization.email}
				</a>
				<SmallPrint />
			</div>
		</footer>
	)
}

export function Footer({ className = '' }: { className?: string }) {
	return (
		<footer className={`mt-auto text-paper ${className}`}>
			<svg
				viewBox="0 0 1440 64"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="-mb-px block h-8 w-full medium:h-14"
			>
				<path d="M0 64V26C210 2 420 4 700 30S1200 58 1440 18V64z" className="fill-river-deep" />
			</svg>
			<div className="bg-river-deep">
				<div className="page-width grid gap-s5 medium:gap-s7 pt-s5 pb-s5 medium:pt-s6 medium:pb-s7 large:grid-cols-[1.3fr_2fr]">
					<div>
						<p className="max-w-[18ch] font-title font-head text-h2 leading-tight">{organization.footerTitle}</p>
						<p className="mt-s3 max-w-[36ch] text-paper/85">{organization.footerText}</p>
					</div>
					<div className="grid grid-cols-2 gap-x-s4 gap-y-s5 medium:grid-cols-3">
						{Object.entries(footerLinks).map(([title, links]) => (
							<nav key={title} aria-label={title}>
								<h2 className="font-text text-body text-paper/80 tracking-normal">{title}</h2>
								<ul className="mt-s2">
									{links.map(({ path, label }) => (
										<li key={path}>
											<Link to={path} className={link}>
												{label}
											</Link>
										</li>
									))}
								</ul>
							</nav>
						))}
						{isWritten(organization.socialPage.label) ? (
							<nav aria-label={t('Social Media')}>
								<h2 className="font-text text-body text-paper/80 tracking-normal">{t('Social Media')}</h2>
								<ul className="mt-s2">
									<li>
										<a href={organization.socialPage.url} rel="noreferrer" className={link}>
											{organization.socialPage.label}
										</a>
									</li>
								</ul>
							</nav>
						) : null}
					</div>
				</div>
				<div className="page-width flex flex-wrap items-center gap-s3 border-paper/20 pb-s6 text-paper/85">
					<LogoMark />
					<LogoName />
					<span className="grow" />
					<SmallPrint />
				</div>
			</div>
		</footer>
	)
}

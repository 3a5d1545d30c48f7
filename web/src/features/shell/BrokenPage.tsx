import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { MissingSpan } from '#web/components/bridge/Unfinished.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { rich } from '#web/lib/rich.tsx'

/** Shown when a page throws, or when its code doesn't load although there is a network. */
export function BrokenPage() {
	const heading = usePageHeading(t('Something went wrong'))
	return (
		<div className="page-width grid justify-items-start gap-s4 pt-s7 pb-s9" role="alert">
			<MissingSpan className="w-full max-w-100" />
			<h1 ref={heading} tabIndex={-1} className="text-h2">
				{t('Something went wrong on our side')}
			</h1>
			<p className="max-w-read text-soft">{t('It’s our fault, not yours. Load the page again: that often helps.')}</p>
			<p>{rich('Questions? Call {phone}.', { phone: <PhoneLink /> })}</p>
			<div className="flex flex-wrap gap-s3">
				<Button onClick={() => window.location.reload()}>{t('Reload')}</Button>
				<LinkButton look="ghost" to={routes.contact.path}>
					{routes.contact.label}
				</LinkButton>
			</div>
		</div>
	)
}

export function NotFoundPage() {
	const heading = usePageHeading(t('Nothing here'))
	return (
		<div className="page-width grid items-center gap-s6 pt-s7 pb-s9 large:grid-cols-2">
			<div className="grid justify-items-start gap-s4">
				<h1 ref={heading} tabIndex={-1}>
					{t('This page is missing a span.')}
				</h1>
				<p className="max-w-read text-lead text-soft">
					{t('The address may be mistyped, or the page has moved. Get back on solid ground:')}
				</p>
				<div className="flex flex-wrap gap-s3">
					{[routes.home, routes.find, routes.contact].map(({ path, label }, index) => (
						<LinkButton key={path} to={path} look={index === 0 ? 'primary' : 'ghost'}>
							{label}
						</LinkButton>
					))}
				</div>
			</div>
			<MissingSpan />
		</div>
	)
}

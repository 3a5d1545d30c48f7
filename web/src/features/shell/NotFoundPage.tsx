import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { MissingSpan } from '#web/components/bridge/Unfinished.tsx'
import { usePageHeading } from '#web/components/Page.tsx'

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

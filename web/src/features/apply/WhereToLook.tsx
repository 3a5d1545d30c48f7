import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'

/** A member looks on the dashboard. A guest needs the token, or an account of their own. */
export const WhereToLook = ({ asGuest }: { asGuest: boolean }) => (
	<section aria-labelledby="look" className="no-print border-line border-t-2 pt-s5">
		<h2 id="look" className="text-h3">
			{t('Want to keep an eye on it?')}
		</h2>
		<p className="mt-s2 max-w-read">
			{asGuest
				? t(
						'Look it up anytime with your name and token. Or create an account with the same email, and it waits for you there without the token.',
					)
				: t('On your dashboard, you can see where it is, and add files until we decide.')}
		</p>
		<div className="mt-s4 flex flex-wrap items-center gap-x-s5 gap-y-s3">
			{asGuest ? (
				<>
					<LinkButton look="ghost" to={routes.find.path} className="max-small:w-full">
						{routes.find.label}
					</LinkButton>
					<Link to={`${routes.login.path}#signup`} className="inline-flex min-h-12 items-center font-strong">
						{t('Create an account')}
					</Link>
				</>
			) : (
				<LinkButton look="ghost" to={routes.dashboard.path} className="max-small:w-full">
					{t('Go to Dashboard')}
				</LinkButton>
			)}
		</div>
	</section>
)

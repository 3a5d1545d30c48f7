import { useLocation } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { rich } from '#web/lib/rich.tsx'
import { useHydrated } from '#web/lib/useHydrated.ts'

/** An empty address is the page's own, with its query. */
const thisPage = ''

/** A link to these pages themselves would lose the token that follows `#`. */
const withToken: readonly string[] = [routes.cancelSignUp.path, routes.door.path, routes.unsubscribe.path]

/** Stands in the HTML of the build, and shows after a while (styles/base.css) if the page's scripts don't come. */
export function SlowStart() {
	const hydrated = useHydrated()
	const { pathname } = useLocation()
	if (hydrated) return null
	const again = t('Load the page again')
	return (
		<div
			role="status"
			className="slow-start fixed inset-x-0 bottom-0 z-30 border-line border-t bg-amber-wash noscript:hidden print:hidden"
		>
			<p className="page-width py-s4">
				{rich('This is taking a while. {again}, or call {phone}.', {
					again: withToken.includes(pathname) ? again : <a href={thisPage}>{again}</a>,
					phone: <PhoneLink />,
				})}
			</p>
		</div>
	)
}

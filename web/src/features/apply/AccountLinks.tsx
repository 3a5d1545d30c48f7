import { LinkButton } from '#web/components/Button.tsx'
import { routes } from '#web/lib/paths.ts'

/** Both pages return here after the login. */
export function AccountLinks() {
	return (
		<div className="flex flex-wrap gap-s3">
			<LinkButton to={`${routes.login.path}#signup`} state={{ goOn: routes.apply.path }}>
				Create an Account
			</LinkButton>
			<LinkButton look="ghost" to={routes.login.path} state={{ goOn: routes.apply.path }}>
				Login
			</LinkButton>
		</div>
	)
}

import { useLocation } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'

interface Props {
	/** True for someone who has an account and was signed out. */
	hasAccount?: boolean
	/** True beside a form, whose own button is the one to press. */
	quiet?: boolean
}

/** Both pages return to this place after the login, and what was typed in this tab comes along. */
export function AccountLinks({ hasAccount = false, quiet = false }: Props) {
	const { pathname, search } = useLocation()
	const state = { goOn: pathname + search }
	const look = quiet ? ({ look: 'ghost', size: 'small' } as const) : {}
	return (
		<div className="flex flex-wrap gap-s3">
			{hasAccount ? null : (
				<LinkButton {...look} to={`${routes.login.path}#signup`} state={state}>
					{t('Create an Account')}
				</LinkButton>
			)}
			<LinkButton look={hasAccount ? 'primary' : 'ghost'} {...look} to={routes.login.path} state={state}>
				{t('Login')}
			</LinkButton>
		</div>
	)
}

import type { CurrentUser } from '#shared/account/user.ts'
import { t } from '#shared/words/t.ts'
import { Facts } from '#web/components/Facts.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { dollars } from '#web/lib/money.ts'
import { AccountRow } from './AccountRow.tsx'

const OwnSessions = lazy(() => import('#web/components/OwnSessions.tsx'))
const ChangeName = lazy(() => import('./account/ChangeName.tsx'))
const ChangeEmail = lazy(() => import('./account/ChangeEmail.tsx'))
const ChangePassword = lazy(() => import('#web/components/forms/ChangePassword.tsx'))
const EraseAccount = lazy(() => import('./account/EraseAccount.tsx'))

/** The account is last and closed, because few people come for it. */
export function AboutYou({ user }: { user: CurrentUser }) {
	const { firstName, lastName, email, applicationTokens, assistanceRecieved } = user
	return (
		<section
			aria-label={t('Your account')}
			className="mt-s8 grid items-start gap-x-s7 border-line border-b-2 large:grid-cols-2"
		>
			<AccountRow title={t('About you')} aside={`${firstName} ${lastName}`}>
				<Facts
					facts={[
						[t('Name'), `${firstName} ${lastName}`],
						[t('Email'), email],
						[t('Applications submitted'), String(applicationTokens.length)],
						[t('Assistance received'), dollars(assistanceRecieved)],
					]}
				/>
			</AccountRow>
			<AccountRow title={t('Change your name')}>
				<ChangeName user={user} />
			</AccountRow>
			<AccountRow title={t('Change your email')}>
				<ChangeEmail />
			</AccountRow>
			<AccountRow title={t('Change your password')}>
				<ChangePassword />
			</AccountRow>
			<AccountRow title={t('Where you’re signed in')}>
				<OwnSessions />
			</AccountRow>
			<AccountRow title={t('Erase your account')}>
				<EraseAccount user={user} />
			</AccountRow>
		</section>
	)
}

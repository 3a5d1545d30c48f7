import { type ReactNode, useState } from 'react'
import type { CurrentUser } from '#shared/account/user.ts'
import { t } from '#shared/words/t.ts'
import { Facts } from '#web/components/Facts.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Part } from '#web/components/Part.tsx'
import { lazy } from '#web/lib/lazy.ts'
import { dollars } from '#web/lib/money.ts'

const AccountForm = lazy(() => import('./AccountForm.tsx'))
const ChangePassword = lazy(() => import('#web/components/forms/ChangePassword.tsx'))

/** The account is last and one closed line, because few people come for it. */
export function AboutYou({ user }: { user: CurrentUser }) {
	const { firstName, lastName, email, applicationTokens, assistanceRecieved } = user
	return (
		<section aria-label={t('Your account')} className="mt-s8 border-line border-b-2">
			<AccountRow title={t('Your account')} aside={`${firstName} ${lastName}`}>
				<Facts
					facts={[
						[t('Name'), `${firstName} ${lastName}`],
						[t('Email'), email],
						[t('Applications submitted'), String(applicationTokens.length)],
						[t('Assistance received'), dollars(assistanceRecieved)],
					]}
				/>
				<div className="mt-s5 grid items-start gap-x-s7 large:grid-cols-2">
					<AccountRow title={t('Change your name')}>
						<AccountForm user={user} change="name" />
					</AccountRow>
					<AccountRow title={t('Change your email')}>
						<AccountForm user={user} change="email" />
					</AccountRow>
					<AccountRow title={t('Change your password')}>
						<ChangePassword />
					</AccountRow>
					<AccountRow title={t('Erase your account')}>
						<AccountForm user={user} change="erase" />
					</AccountRow>
				</div>
			</AccountRow>
		</section>
	)
}

interface Props {
	title: string
	/** This can be read while the row is closed. */
	aside?: string
	children: ReactNode
}

/** The content of a closed row is loaded when it's opened, because few people come for it. */
function AccountRow({ title, aside, children }: Props) {
	const [open, setOpen] = useState(false)
	return (
		<details className="border-line border-t-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="min-h-14 cursor-pointer py-s4 marker:text-river">
				<b className="mr-s3 text-river">{title}</b>
				{aside ? <span className="wrap-anywhere text-soft">{aside}</span> : null}
			</summary>
			{open ? (
				<div className="pb-s5">
					<Part coming={<Skeleton lines={2} />}>{children}</Part>
				</div>
			) : null}
		</details>
	)
}

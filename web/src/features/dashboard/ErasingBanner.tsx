import type { CurrentUser } from '#shared/account/user.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { dayWithYear } from '#web/lib/days.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ownAccount } from './account/ownAccount.ts'

/** Someone who asked us to erase their account can stop it here until we do. */
export function ErasingBanner({ user: { erasesAt } }: { user: CurrentUser }) {
	const { signedIn } = useSession()
	const keep = useAction({
		send: () => ownAccount.keepAccount({}),
		onDone: async () => void (await signedIn()),
		message: ({ message }) => message,
	})
	if (!erasesAt && !keep.message) return null
	return (
		<div className="mb-s6 grid gap-s4">
			<ActionBanner message={erasesAt ? undefined : keep.message} problem={keep.problem} />
			{erasesAt ? (
				<Banner tone="waiting" title={t('You asked us to erase your account')}>
					<p>
						{t('We’ll do that on {day} or the day after. Until then you can keep it.', {
							day: dayWithYear(monthDayYear(dayOf(new Date(erasesAt)))),
						})}
					</p>
					<Button className="mt-s3" busy={keep.busy && t('Keeping it')} onClick={() => keep.start()}>
						{t('Keep my account')}
					</Button>
				</Banner>
			) : null}
		</div>
	)
}

import { useQuery } from '@tanstack/react-query'
import { awaitsAsking } from '#shared/applications/missing.ts'
import { askingDays, billDays } from '#shared/applications/progress.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { daysLater, isBefore, longDay } from '#web/lib/days.ts'
import { settingsQuery } from '../../settings/applicationSettings.ts'
import { type Application, staff } from '../applications.ts'
import { useFollowUp } from './useFollowUp.ts'

/**
 * If nothing was attached, says what the clock will do and when, and how to stop it. What a colleague did first takes the
 * notice away, and the sentence that nothing was saved stays.
 */
export function NoBillNotice({ application }: { application: Application }) {
	const { token, version, proposal } = application
	const { data } = useQuery(settingsQuery)
	const waive = useFollowUp(
		application,
		() => staff.settle({ token, version }),
		() => undefined,
	)
	return (
		<>
			{waive.problem ? (
				<TakesFocus>
					<ActionBanner problem={waive.problem} />
				</TakesFocus>
			) : null}
			{data?.closesWithoutBill && !proposal && awaitsAsking(application) ? (
				<Banner tone="waiting" title="No bill yet">
					<p>{whatComes(application, new Date())}</p>
					<Button
						look="ghost"
						size="small"
						className="mt-s4 print:hidden"
						busy={waive.busy && 'Saving'}
						onClick={() => waive.start()}
					>
						Don’t ask for a bill
					</Button>
				</Banner>
			) : null}
		</>
	)
}

function whatComes({ issuedOn }: Application, now: Date) {
	const asking = daysLater(issuedOn, askingDays)
	if (isBefore(asking, monthDayYear(dayOf(now))))
		return 'They’re about to get an email that asks for it. If nothing comes within 7 days of that, the application will close on its own.'
	return `On ${longDay(asking, now)} they’ll get an email that asks for it. If nothing comes by ${longDay(daysLater(issuedOn, billDays), now)}, the application will close on its own.`
}

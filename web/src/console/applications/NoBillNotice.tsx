import { useQuery } from '@tanstack/react-query'
import { awaitsAsking } from '#shared/applications/missing.ts'
import { askingDays, billDays } from '#shared/applications/progress.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { daysLater, isBefore, longDay } from '#web/lib/days.ts'
import { settingsQuery } from '../settings/applicationSettings.ts'
import { type Application, staff } from './applications.ts'
import { useFollowUp } from './useFollowUp.ts'

/** If nothing was attached, says what the clock will do and when, and how to stop it. */
export function NoBillNotice({ application }: { application: Application }) {
	const { data } = useQuery(settingsQuery)
	if (!data?.closesWithoutBill || application.proposal || !awaitsAsking(application)) return null
	return (
		<Banner tone="waiting" title="No bill yet">
			<p>{whatComes(application, new Date())}</p>
			<Waive key={application.version} application={application} />
		</Banner>
	)
}

function whatComes({ issuedOn }: Application, now: Date) {
	const asking = daysLater(issuedOn, askingDays)
	if (isBefore(asking, monthDayYear(dayOf(now))))
		return 'They’re about to get an email that asks for it. If nothing comes within 7 days of that, the application is closed by itself.'
	return `On ${longDay(asking, now)} they get an email that asks for it. If nothing comes by ${longDay(daysLater(issuedOn, billDays), now)}, the application is closed by itself.`
}

function Waive({ application }: { application: Application }) {
	const { token, version } = application
	const waive = useFollowUp(
		application,
		() => staff.settle({ token, version }),
		() => undefined,
	)
	return (
		<div className="mt-s4 grid gap-s4 print:hidden">
			<ActionBanner problem={waive.problem} />
			<div>
				<Button look="ghost" size="small" busy={waive.busy && 'Saving'} onClick={() => waive.start()}>
					Don’t ask for a bill
				</Button>
			</div>
		</div>
	)
}

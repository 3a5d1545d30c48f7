import { Banner } from '#web/components/messages/Banner.tsx'
import type { Application, Decision } from '#web/console/applications/applications.ts'
import { useIsHeld } from '#web/console/applications/HeldMail.tsx'
import { onlyDay } from '../../when.ts'

/** The last decision that the applicant was told of by email. */
const lastEmailed = ({ history, decision }: Application, isHeld: boolean) =>
	history
		.filter(({ emailed, date }) => emailed && !(isHeld && date === decision?.date))
		.sort((one, other) => one.date.localeCompare(other.date))
		.at(-1)

interface Props {
	application: Application
	status: Decision['status'] | undefined
}

/** Without an email the applicant goes on believing the last one. */
export function ContradictedMail({ application, status }: Props) {
	const { firstName, applicantID } = application
	const isHeld = useIsHeld(application)
	const told = lastEmailed(application, isHeld)
	if (!told || !status || told.status === status) return null
	return (
		<Banner
			tone="bad"
			role="alert"
			title={
				told.status === 'Denied'
					? `${firstName} was emailed a denial on ${onlyDay(told.date)}.`
					: `${firstName} was emailed an approval on ${onlyDay(told.date)}.`
			}
		>
			{applicantID === 'Guest'
				? 'They have no account. Without an email they won’t learn of this.'
				: 'Without an email they may not learn of this.'}
		</Banner>
	)
}

import { Banner } from '#web/components/Banner.tsx'
import { onlyDay } from '../when.ts'
import type { Application, Decision } from './applications.ts'

/** The last decision that the applicant was told of by email. */
const lastEmailed = ({ history }: Application) =>
	history
		.filter(({ emailed }) => emailed)
		.toSorted((one, other) => one.date.localeCompare(other.date))
		.at(-1)

interface Props {
	application: Application
	status: Decision['status'] | undefined
}

/** Without an email the applicant goes on believing the last one. */
export function ContradictedMail({ application, status }: Props) {
	const { firstName, applicantID } = application
	const told = lastEmailed(application)
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

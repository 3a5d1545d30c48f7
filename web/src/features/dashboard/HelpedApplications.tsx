import { t } from '#shared/words/t.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { dayWithYear } from '#web/lib/days.ts'
import { OwnRow, OwnThings, useOwnPages } from './OwnThings.tsx'
import { applications } from './useOwnApplications.ts'

const standings = {
	answered: <StatusTag tone="good">{t('Answered ~helped')}</StatusTag>,
	waiting: <StatusTag tone="waiting">{t('Waiting')}</StatusTag>,
	missing: <StatusTag tone="bad">{t('Something is missing ~helped')}</StatusTag>,
} as const

/** What a member filled in for others: a first name and a day, as long as it's shared with them. */
export function HelpedApplications() {
	const own = useOwnPages('helped-applications', async (page) => {
		const { applications: rows, next } = await applications.helped(page)
		return { rows, next }
	})
	return (
		<OwnThings
			id="helped"
			title={t('Sent for others')}
			own={own}
			row={({ firstName, issuedOn, standing }) => (
				<OwnRow key={`${firstName} ${issuedOn}`} name={firstName} details={dayWithYear(issuedOn)}>
					{standings[standing]}
				</OwnRow>
			)}
		/>
	)
}

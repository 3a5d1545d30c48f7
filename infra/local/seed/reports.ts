import { reports } from '#functions/domain/reports/table.ts'
import { ReportRecord } from '#shared/reports/schema.ts'
import { daysAgo } from './days-ago.ts'
import { writeIfNew } from './if-new.ts'

const sent = [
	{
		type: 'Technical',
		description: 'I tried to add a photo of my bill from my phone and it stayed at 0 percent for a long time.',
		email: 'marigold@example.org',
		days: 1,
	},
	{
		type: 'Financial',
		description: 'You paid my power bill, thank you, but the company says it arrived on the wrong account.',
		email: 'bramble@example.org',
		days: 4,
	},
	{
		type: 'Staff',
		description: 'The person at the door on Saturday was very patient with my father. Please tell her.',
		days: 9,
		resolved: true,
	},
	{
		type: 'Other',
		description: 'Do you also help in Kentucky? The form has my state but I was not sure.',
		email: 'sage@example.org',
		days: 23,
		resolved: true,
	},
]

/** Four reports: two wait for an answer, and two were resolved. */
export async function seedReports() {
	for (const [at, { days, ...report }] of sent.entries()) {
		const record = ReportRecord.parse({ ...report, token: `BTG-REP0-0000-0000-000${at}`, date: daysAgo(days) })
		await writeIfNew(reports.add({ ...record, version: 0 }))
	}
}

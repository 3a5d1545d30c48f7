import { type Application, changeApplication, putFollowUp } from '#functions/domain/applications/table.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { transact } from '#functions/platform/store/write.ts'
import type { MissingRecord } from '#shared/applications/missing.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { Applicant } from './applications.ts'

const day = 24 * 3_600_000

/** The demo member's newest pending application has no bill, and neither had this guest's at first. */
const stillMissing = 53
const answered = 57

/** Asks for the bill of two applications, days before the demo begins. One applicant has sent it since. */
export async function seedMissing(at: number, application: Application, colleague: Applicant) {
	if (at !== stillMissing && at !== answered) return
	const now = new Date()
	const askedOn = new Date(now.getTime() - 2 * day).toISOString()
	const name = `${colleague.firstName} ${colleague.lastName}`
	const lastDay = addDays(dayOf(now), 12)
	const missing: MissingRecord = {
		things: ['bill'],
		name,
		employeeId: colleague.id,
		mail: `demo-${at}`,
		askedOn,
		toldOn: askedOn,
		lastDay,
	}
	const asked = revised(application, { missing })
	await transact([
		...changeApplication(application, asked, 'defect'),
		putFollowUp(application.token, { what: 'asked', date: askedOn, name, things: ['bill'], lastDay }),
	])
	if (at === stillMissing) return
	const date = new Date(now.getTime() - day).toISOString()
	const attachments = asked.attachments.map((file) => ({ ...file, addedOn: date }))
	const after = revised(asked, { attachments, missing: { ...missing, answer: { kind: 'documents', date } } })
	await transact([
		...changeApplication(asked, after, 'defect'),
		putFollowUp(application.token, { what: 'sent', date, files: attachments.length }),
	])
}

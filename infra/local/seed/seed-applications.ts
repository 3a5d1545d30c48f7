import { putSettings } from '#functions/domain/applications/settings.ts'
import { putApplication, putApplicationNote, putDecision } from '#functions/domain/applications/table.ts'
import { storeUpload } from '#functions/platform/files/storage.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { transact } from '#functions/platform/store/write.ts'
import { grantedBy } from '#shared/applications/staff-schema.ts'
import type { Applicant, DemoApplication } from './applications.ts'
import { writeIfNew } from './if-new.ts'
import { seedMissing } from './seed-missing.ts'
import { seedPayment } from './seed-payment.ts'

const notes = [
	'Called back. Best reached in the evening, after 6.',
	'Spoke to the landlord: a check is fine, made out to the apartments.',
	'The clinic’s social worker confirmed the appointments by phone.',
	'Asked whether the account number on the bill is the right one. It is.',
]

/** Writes each application as the product would have: sent, then decided, and some decided again. */
export async function seedApplications(demo: readonly DemoApplication[], colleague: Applicant) {
	await transact([putSettings({ guestApplications: true, mostGrantedAlone: 5000 })])
	for (const [at, { application, contents, decisions }] of demo.entries()) {
		if (!(await writeIfNew(putApplication(application)))) continue
		for (const [number, { id, name, contentType }] of application.attachments.entries())
			await storeUpload({ id, name, contentType }, contents[number] ?? Buffer.alloc(0))
		let seen = application
		for (const decision of decisions) {
			const { status } = decision
			const after = revised(seen, { status, decision, amountApproved: grantedBy(decision) })
			await transact(putDecision(seen, after, `demo-${after.version}`, 'defect'))
			seen = after
		}
		seen = await seedPayment(at, seen, colleague)
		await seedMissing(at, seen, colleague)
		if (at % 5 === 0)
			await transact([
				putApplicationNote(application.token, {
					_id: `demo-note-${at}`,
					name: `${colleague.firstName} ${colleague.lastName}`,
					authorId: colleague.id,
					date: application.issuedOn,
					body: notes[(at / 5) % notes.length] ?? '',
				}),
			])
	}
}

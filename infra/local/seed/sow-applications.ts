import { putApplication, putDecision, putNote, putSettings } from '#functions/applications/table.ts'
import { ConditionFailed, transact } from '#functions/platform/table.ts'
import { grantedBy } from '#shared/applications/staff-schema.ts'
import type { Applicant, DemoApplication } from './applications.ts'

/** Each as it would have come about: sent, then decided, perhaps decided again. */
export async function sowApplications(demo: readonly DemoApplication[], colleague: Applicant) {
	await transact([putSettings({ guestApplications: true })])
	for (const [at, { application, decisions }] of demo.entries()) {
		if (!(await isNew(application))) continue
		let seen = application
		for (const decision of decisions) {
			const { status } = decision
			const version = seen.version + 1
			const after = { ...seen, status, decision, amountApproved: grantedBy(decision), version }
			await transact(putDecision(seen, after, `demo-${after.version}`))
			seen = after
		}
		if (at % 5 === 0)
			await transact([
				putNote(application.token, {
					_id: `demo-note-${at}`,
					name: `${colleague.firstName} ${colleague.lastName}`,
					authorId: colleague.id,
					date: application.issuedOn,
					body: 'Called back: best reached in the evening.',
				}),
			])
	}
}

/** Data that stays from an earlier start is left as people have changed it. */
const isNew = (application: DemoApplication['application']) =>
	transact(putApplication(application)).then(
		() => true,
		(error) => {
			if (error instanceof ConditionFailed) return false
			throw error
		},
	)

import { users } from '#functions/domain/people/table.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import type { Application } from './table.ts'

/**
 * True if this employee denied it before its applicant asked for a second look, and someone else can take that. Where
 * nobody else has Application Access, the same employee looks again: an answer by them is better than none.
 */
export async function isLeftToColleague({ secondLook, applicantID, email, helper }: Application, { user }: Person) {
	if (secondLook?.deniedBy !== user._id) return false
	for await (const one of users.oldestFirst('employee')) {
		const maySee = one._id !== applicantID && ![email, helper?.email].includes(one.email)
		if (one._id !== user._id && maySee && one.clientSidePermissions.includes('Application Access')) return true
	}
	return false
}

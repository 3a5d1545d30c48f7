import { isOwn } from '#functions/domain/people/is-own.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { type Application, applications, readWhole, type WholeApplication } from './table.ts'

/** An employee may see every application but their own, which a colleague has to handle. */
function mayBeSeen(application: Application | undefined, person: Person) {
	if (!application) throw new Refusal('not-found', applicationSentences.staffNotFound)
	if (isOwn(application, person)) throw new Refusal('forbidden', applicationSentences.ownApplication)
	return application
}

/** Reads an application alone, and refuses the employee's own. */
export const readSeen = async (token: string, person: Person) => mayBeSeen(await applications.read(token), person)

/** Reads an application with everything below it, and refuses the employee's own. */
export async function requireApplication(token: string, person: Person): Promise<WholeApplication> {
	const whole = await readWhole(token)
	return { ...whole, application: mayBeSeen(whole.application, person) }
}

/** For a list, which leaves out what is gone or has become the employee's own since its rows were read. */
export async function readIfSeen(token: string, person: Person): Promise<WholeApplication | undefined> {
	const { application, ...below } = await readWhole(token)
	return application && !isOwn(application, person) ? { application, ...below } : undefined
}

/** Who did something, as the record of it says. */
export const signedBy = ({ user }: Person, now: Date) => ({
	name: `${user.firstName} ${user.lastName}`,
	employeeId: user._id,
	date: now.toISOString(),
})

/** The employee may have sent it as a guest, or for someone else, so a colleague decides what was sent with their address. */
export async function readDecidable(token: string, person: Person) {
	const seen = await readSeen(token, person)
	const { email } = person.user
	if (seen.email === email || seen.helper?.email === email)
		throw new Refusal('forbidden', applicationSentences.sentWithOwnEmail)
	return seen
}

export const staffView = ({ application, added, notes, decisions, payments, followUps }: WholeApplication) => ({
	...application,
	attachments: [...application.attachments, ...added.map((file) => ({ ...file, byStaff: true }))],
	followUps,
	notes,
	history: decisions,
	payments,
})

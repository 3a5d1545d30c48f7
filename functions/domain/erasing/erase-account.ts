import { unfinishedOf } from '#functions/domain/applications/unfinished.ts'
import { queueMail } from '#functions/domain/mail/outbox.ts'
import { users } from '#functions/domain/people/table.ts'
import { userKey } from '#functions/platform/identity/session.ts'
import { log } from '#functions/platform/log.ts'
import { retried, transact, tryTransact } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import { eraseAll, type Files } from './erase-person.ts'
import {
	type Asked,
	beginErasure,
	type Erasure,
	endErasure,
	keepAccount,
	readErasure,
	rememberIds,
} from './erasures.ts'
import { everyItem } from './every-item.ts'
import { findPerson, type Person } from './find-person.ts'
import { hasOtherAccount, notOnePerson } from './one-person.ts'

/** The last email leads to someone who is gone, so it goes sooner than others. */
const mailKeptFor = 7 * 24 * 3_600_000

/**
 * Erases an account whose owner asked for it. It can be run again after it broke off anywhere, and twice at once: what is
 * gone stays gone, and only one run sends the last email. Returns false if there was nothing to do any more.
 */
export async function eraseAccount(asked: Asked, files: Files, requestId: string) {
	if (asked.erasesAt > new Date().toISOString()) return false
	const erasure = await begin(asked, requestId)
	if (!erasure?.begun) return false
	const { email: to, firstName, language } = erasure.begun
	const findLeft = async (ids: Iterable<string>) => {
		const person = await find({ ...erasure, email: to, ids })
		// Once another run has sent the last email, this one would take it for something that is left.
		return (await rememberIds(asked, person.ids)) ? person : undefined
	}
	if (!(await eraseAll({ files, by: 'clock', find: findLeft, ids: erasure.ids }))) return false
	const content = { template: 'erased', firstName } as const
	const mail = { to, language, content, keptFor: mailKeptFor }
	return tryTransact([endErasure(asked), ...queueMail(mail, { now: new Date(), requestId })])
}

/**
 * Before anything is changed, this checks that all of it is one person's, that they haven't become an employee, that
 * staff haven't disabled the account, and that nothing they sent since is unfinished. The last is asked last,
 * because finding takes minutes.
 */
const begin = (asked: Asked, requestId: string): Promise<Erasure | undefined> =>
	retried(async () => {
		const [erasure, user] = await Promise.all([readErasure(asked), users.read(asked.userId)])
		if (!erasure || erasure.begun) return erasure
		const isAsked = user?.erasesAt === asked.erasesAt
		if (!user || !isAsked || user.employee || user.disabled) {
			log.warn('account not erased: it is gone, restored, disabled or an employee’s', { actor: asked.userId })
			await tryTransact(user && isAsked ? keepAccount(user, asked.erasesAt) : [endErasure(asked)])
			return undefined
		}
		const { email } = user
		// What was found by another address may be someone else's by now.
		const known = erasure.idsOf === email ? erasure.ids : []
		const remember = (ids: Iterable<string>) => rememberIds(asked, ids, email)
		const { ids } = await find({ ...erasure, email, ids: known, remember })
		if (await unfinishedOf(user._id, { now: new Date(), after: erasure.pendingUntil })) {
			log.info('account not erased: something sent since is unfinished', { actor: asked.userId })
			await tryTransact([...keepAccount(user, asked.erasesAt), ...mailKept(user, requestId)])
			return undefined
		}
		await transact(beginErasure(user, asked, ids))
		return readErasure(asked)
	})

function mailKept({ _id, email: to, firstName, language }: UserRecord, requestId: string) {
	const content = { template: 'not-erased', firstName } as const
	return queueMail({ to, language, content, about: userKey(_id) }, { now: new Date(), requestId })
}

interface Finding extends Pick<Erasure, 'userId'> {
	email: string
	ids: Iterable<string>
	/** Keeps what a pass taught, so that the next run goes on from there if this one's time ends. */
	remember?: (ids: Iterable<string>) => unknown
}

/**
 * Once the login is gone they may have signed up again. The address is the new account's then, and leads to nothing of the
 * old one.
 */
async function find({ userId, email, ids, remember }: Finding) {
	const address = email.toLowerCase()
	const isOne = (person: Person) => !notOnePerson(person, address) && !hasOtherAccount(person, userId)
	const taught = async (person: Person) => isOne(person) && remember?.(person.ids)
	const findBy = (emails: string[]) =>
		findPerson({ items: everyItem }, { emails: new Set(emails), ids: new Set([userId, ...ids]) }, taught)
	const person = await findBy([address])
	if (isOne(person)) return person
	// Some of it may be the other one's.
	await remember?.([])
	// The text of the refusal has addresses, and a log may not.
	if (notOnePerson(person, address)) throw new NotOnePerson()
	const rest = await findBy([])
	if (hasOtherAccount(rest, userId)) throw new NotOnePerson()
	return rest
}

class NotOnePerson extends Error {
	override name = 'NotOnePerson'
	override message = 'It leads to two accounts. docs/runbook.md: "When someone asks for their data"'
}

import type { MailContent } from '#functions/domain/mail/content.ts'
import { readDelivery } from '#functions/domain/mail/delivery.ts'
import { newMailId } from '#functions/domain/mail/mail-id.ts'
import { mailIfLeft } from '#functions/domain/mail/mail-limit.ts'
import type { Cause } from '#functions/domain/mail/outbox.ts'
import { newId } from '#functions/platform/ids.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried, transact, type Write } from '#functions/platform/store/write.ts'
import { clockId, type FollowUpRecord, isAskedByClock, type MissingRecord } from '#shared/applications/missing.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { recipientsOf } from './applicant-helper.ts'
import { type Due, enterDue, leaveDue } from './due.ts'
import { closedMail, closedMessage, emailOf, mailAbout, missingMail, stillWorkingMail } from './mails.ts'
import { lastDayFor, nextStep, remindedNow, type Step } from './next-step.ts'
import { readSettings } from './settings.ts'
import { type Application, applications, changeApplication, putDecision, putFollowUp } from './table.ts'

/**
 * Does what is due for one application, with its mail and its records in one transaction. If a colleague or the applicant
 * changes the application at the same moment, it is read again, and usually nothing is due any more.
 */
export const takeNextStep = (due: Due, cause: Cause) =>
	retried(async () => {
		const seen = await applications.read(due.token)
		const step = seen && nextStep(seen)
		if (!seen || !step || step.at > cause.now) return await correct(due, step)
		const done = await stepOf(step, seen, cause)
		if (!done) return 'waits until a mail may leave'
		const { what, writes } = done
		const about = { action: `follow-up: ${what}`, by: 'clock', about: seen.token, at: cause.now }
		await transact([...writes, audit({ ...about, requestId: cause.requestId })])
		return what
	})

/** Makes the list of due steps agree with the application again. The application may have been erased since. */
async function correct(due: Due, step: Step | undefined) {
	const at = step?.at.toISOString()
	if (at !== due.at) await transact([leaveDue(due), ...(at ? [enterDue({ ...due, at })] : [])])
	return 'nothing due'
}

interface Done {
	what: FollowUpRecord['what']
	writes: Write[]
}

async function stepOf(step: Step, seen: Application, cause: Cause): Promise<Done | undefined> {
	const { missing } = seen
	if (step.what === 'asking') return (await closesWithoutBill()) ? askForBill(seen, cause) : waive(seen, cause)
	if (step.what === 'still working' || !missing) return sayStillWorking(seen, cause)
	if (isAskedByClock(missing) && !(await closesWithoutBill())) return settle(seen, missing, cause)
	return step.what === 'reminder' ? remind(seen, missing, cause) : close(seen, missing, cause)
}

/** It's due at once, and until it has left, whatever changes what it says can stop it. */
const mailTo = (seen: Application, content: MailContent, cause: Cause, id = newMailId(cause.requestId)) =>
	mailAbout(seen, { id, content, due: cause.now }, cause)

const closesWithoutBill = async () => (await readSettings()).closesWithoutBill

/**
 * No employee looked at these mails first, so an address that may be a stranger's gets few. Returns what counts the mail,
 * or undefined if none is left for now.
 */
async function mailLeft(seen: Application, { now }: Cause): Promise<Write[] | undefined> {
	const strangers = (await recipientsOf(seen)).filter(({ isProven, email }) => !isProven && email !== '')
	const counted = await Promise.all(strangers.map(({ email }) => mailIfLeft({ email }, now)))
	return counted.every((writes) => writes !== undefined) ? counted.flat() : undefined
}

/** An application is only closed if its applicant was asked, so this waits until a mail is left for it. */
async function askForBill(seen: Application, cause: Cause): Promise<Done | undefined> {
	const counted = await mailLeft(seen, cause)
	if (!counted) return undefined
	const date = cause.now.toISOString()
	const [mail, lastDay] = [newMailId(cause.requestId), lastDayFor(seen, cause.now)]
	const by = { name: applicationSentences.theClock, employeeId: clockId }
	const missing: MissingRecord = { things: ['bill'], ...by, askedOn: date, toldOn: date, mail, lastDay }
	return {
		what: 'asked',
		writes: [
			...changeApplication(seen, revised(seen, { missing }), 'retry'),
			putFollowUp(seen.token, { what: 'asked', date, name: by.name, things: missing.things, lastDay }),
			...counted,
			...(await mailTo(seen, missingMail(seen, missing, 'asked'), cause, mail)),
		],
	}
}

/** The setting is off, so this application goes on without a bill. */
function waive(seen: Application, { now }: Cause): Done {
	const date = now.toISOString()
	return {
		what: 'bill waived',
		writes: [
			...changeApplication(seen, revised(seen, { billWaivedOn: date }), 'retry'),
			putFollowUp(seen.token, { what: 'bill waived', date, name: applicationSentences.theSetting }),
		],
	}
}

/** The setting was turned off after the clock had asked. */
function settle(seen: Application, missing: MissingRecord, { now }: Cause): Done {
	const date = now.toISOString()
	const after = revised(seen, { missing: { ...missing, answer: { kind: 'settled', date } } })
	return {
		what: 'settled',
		writes: [
			...changeApplication(seen, after, 'retry'),
			putFollowUp(seen.token, { what: 'settled', date, name: applicationSentences.theSetting }),
		],
	}
}

async function sayStillWorking(seen: Application, cause: Cause): Promise<Done> {
	const date = cause.now.toISOString()
	const counted = await mailLeft(seen, cause)
	const mail = counted ? [...counted, ...(await mailTo(seen, stillWorkingMail(seen), cause))] : []
	return {
		what: 'still working',
		writes: [
			...changeApplication(seen, revised(seen, { stillWorkingOn: date }), 'retry'),
			putFollowUp(seen.token, { what: 'still working', date }),
			...mail,
		],
	}
}

async function remind(seen: Application, missing: MissingRecord, cause: Cause): Promise<Done | undefined> {
	const counted = await mailLeftAbout(missing, seen, cause)
	if (!counted) return undefined
	const mail = newMailId(cause.requestId)
	const reminded = remindedNow(missing, mail, cause.now)
	const { lastDay, toldOn: date } = reminded
	return {
		what: 'reminded',
		writes: [
			...changeApplication(seen, revised(seen, { missing: reminded }), 'retry'),
			putFollowUp(seen.token, { what: 'reminded', date, lastDay }),
			...counted,
			...(await mailTo(seen, missingMail(seen, reminded, 'reminder'), cause, mail)),
		],
	}
}

/** The limit on mails to one address holds only for what the clock asks for, not for what an employee asks for. */
const mailLeftAbout = async (missing: MissingRecord, seen: Application, cause: Cause) =>
	isAskedByClock(missing) ? mailLeft(seen, cause) : []

/** An applicant whom no mail reached keeps the application open: employees see that, and call or write. */
async function close(seen: Application, missing: MissingRecord, cause: Cause): Promise<Done | undefined> {
	const date = cause.now.toISOString()
	const reached = await wasReached(await emailOf(seen), missing, cause.now)
	if (reached === 'not known yet') return undefined
	if (reached === 'no') {
		const after = revised(seen, { missing: { ...missing, unreachedOn: date } })
		const writes = [
			...changeApplication(seen, after, 'retry'),
			putFollowUp(seen.token, { what: 'unreached', date, lastDay: missing.lastDay }),
		]
		return { what: 'unreached', writes }
	}
	const counted = await mailLeftAbout(missing, seen, cause)
	if (!counted) return undefined
	const decision = {
		status: 'Denied',
		message: closedMessage(missing),
		amount: 0,
		emailed: true,
		name: applicationSentences.theClock,
		employeeId: clockId,
		date,
	} as const
	const [mail, decisionId] = [newMailId(cause.requestId), newId()]
	const { status, amountApproved, decision: earlier, closedOn, proposal } = seen
	const former = { status, amountApproved, decision: earlier, closedOn, proposal }
	const after = revised(seen, {
		status: 'Denied',
		decision,
		amountApproved: undefined,
		closedOn: date,
		held: { mail, until: date, decisionId, former },
	})
	return {
		what: 'closed',
		writes: [
			...putDecision(seen, after, decisionId, 'retry'),
			putFollowUp(seen.token, { what: 'closed', date, lastDay: missing.lastDay }),
			...counted,
			...(await mailTo(seen, closedMail(seen, missing), cause, mail)),
		],
	}
}

/** A mail that waits for longer than this has a problem that won't pass by itself. */
const longestQueue = 24 * 3_600_000

async function wasReached(
	email: string,
	{ toldOn, mail }: MissingRecord,
	now: Date,
): Promise<'yes' | 'no' | 'not known yet'> {
	const told = { mail, template: 'missing', queuedAt: toldOn }
	const { address, since = '', lastMail } = await readDelivery(email, told)
	if (
		address === 'none' ||
		address === 'bounced' ||
		address === 'complained' ||
		(address === 'delayed' && since >= toldOn)
	)
		return 'no'
	if (lastMail?.state === 'sent') return 'yes'
	const isUnderWay = lastMail?.state === 'queued' || lastMail?.state === 'sending'
	return isUnderWay && now.getTime() - Date.parse(toldOn) < longestQueue ? 'not known yet' : 'no'
}

import { setTimeout as pause } from 'node:timers/promises'
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { guestId, guests } from '#functions/domain/events/guests.ts'
import { queueNextPage } from '#functions/domain/events/mail-guests.ts'
import { mailFacts } from '#functions/domain/events/shown.ts'
import { events } from '#functions/domain/events/table.ts'
import { isUndeliverable } from '#functions/domain/mail/address.ts'
import { type MailContent, mustArrive } from '#functions/domain/mail/content.ts'
import { requestOf } from '#functions/domain/mail/mail-id.ts'
import { factsOf, MailOrder, orderMails } from '#functions/domain/mail/orders.ts'
import type { MailRecord } from '#functions/domain/mail/outbox.ts'
import {
	claimMail,
	giveUpMail,
	markExpired,
	markSending,
	markSent,
	markSuppressed,
	markTakenBack,
	readMail,
	returnMail,
	unmarkSending,
} from '#functions/domain/mail/sending.ts'
import { NotAccepted, sendMail } from '#functions/domain/mail/ses.ts'
import { requestHandler } from '#functions/platform/aws-calls.ts'
import { setting } from '#functions/platform/env.ts'
import { count, log } from '#functions/platform/log.ts'
import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import { eventState } from '#shared/events/rules.ts'

/** Before the second, third … attempt. */
const retrySeconds = setting('MAIL_RETRY_SECONDS').split(',').map(Number)
const queue = new SQSClient({ requestHandler, useQueueUrlAsEndpoint: false })

/**
 * Sends one mail after the other, because SES limits mails per second. A mail that fails doesn't hold up the others.
 */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
	const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
	for (const record of Records) {
		try {
			const order = MailOrder.parse(JSON.parse(record.body))
			if ('mail' in order) await deliver(order, attemptOf(record))
			else await mailGuests(order.mailing)
		} catch (error) {
			await postpone(record, error)
			batchItemFailures.push({ itemIdentifier: record.messageId })
		}
	}
	return { batchItemFailures }
}

const attemptOf = ({ attributes }: SQSRecord) => Number(attributes.ApproximateReceiveCount)

const waitAfter = (attempt: number) => retrySeconds[attempt - 1]

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

const isOpen = ({ state }: MailRecord) => ['queued', 'sending', 'failed'].includes(state)

const isCancelable = ({ notBefore, resends }: MailRecord) => notBefore !== undefined || resends !== undefined

/** Pages of a mailing wait this long, so that a code that someone waits for goes out in between. */
const secondsBetweenPages = 2

/** A page of an event's guests; the next one is an order of its own. */
async function mailGuests(mailing: string) {
	const { queued, isDone } = await queueNextPage(mailing, new Date())
	if (!isDone) await orderMails([{ mailing }], secondsBetweenPages)
	log.info('mails to guests queued', { mailing, count: queued })
}

async function deliver({ mail: id, accepted }: Extract<MailOrder, { mail: string }>, attempt: number) {
	const facts = { mail: id, requestId: requestOf(id) }
	const mail = await readMail(id)
	if (mail && accepted !== undefined) return await noteSent(id, mail, accepted)
	if (!mail || !isOpen(mail)) return log.info('no mail to send', facts)
	const early = (mail.notBefore ?? 0) - Date.now()
	if (early > 0) return await waitUntilDue(id, early)
	const claim = await claimMail(id, new Date())
	if (!claim) throw new AlreadyClaimed('Another sender has this mail')
	if (isCancelable(mail) && !(await markSending(claim, mail))) {
		await markTakenBack(id, mail, new Date())
		return log.info('mail was taken back', facts)
	}
	const { content: written, language } = (mail.resends && (await readMail(mail.resends))) || mail
	if (!written || (mail.endsAt !== undefined && mail.endsAt < Date.now())) {
		await markExpired(id, mail, new Date())
		return log.warn('mail expired before it could be sent', facts)
	}
	const content = await asItIsNow(mail, written)
	if (!content) {
		await markExpired(id, mail, new Date())
		return log.info('mail not sent: its recipient left the list, or the event is off', facts)
	}
	if (await isUndeliverable(mail, new Date())) return await suppress(id, { ...mail, content })
	const messageId = await sendMail(id, mail.to, { content, language }).catch(async (error) => {
		if (error instanceof NotAccepted && error.refused) await unmarkSending(claim, mail, new Date())
		if (error instanceof NotAccepted && error.throttled) return await delay(mail, claim)
		await returnMail(claim, inSeconds(waitAfter(attempt) ?? 0), 'spent')
		throw error
	})
	if (messageId !== undefined) await noteSent(id, mail, messageId)
}

/** While the confirmation of a sign-up waited for the next hour, the guest may have left and the event may have changed. */
async function asItIsNow({ to, notBefore }: MailRecord, content: MailContent) {
	if (notBefore === undefined || content.template !== 'event-signed-up') return content
	const { id } = content.event
	const [guest, event] = await Promise.all([guests.read(guestId(id, to)), events.read(id)])
	if (!guest || !event || eventState(event) === 'archived') return undefined
	return { ...content, event: mailFacts(event, new Date()), forGuests: paragraphsForGuests(event) }
}

/** A new order replaces this one, so that the waiting doesn't count as an attempt. */
async function waitUntilDue(id: string, milliseconds: number) {
	await orderMails([{ mail: id }], Math.min(delays.longest, Math.ceil(milliseconds / 1000)))
	log.info('mail waits until it is due', { mail: id, requestId: requestOf(id) })
}

class AlreadyClaimed extends Error {
	override name = 'AlreadyClaimed'
}

/**
 * Notes that a mail can't be sent. It's logged as an error only if the mail must arrive, because the alarm tells
 * employees to reach the person another way.
 */
async function suppress(id: string, mail: MailRecord) {
	await markSuppressed(id, mail, new Date())
	const facts = { mail: id, requestId: requestOf(id) }
	if (mail.content && mustArrive(mail.content.template))
		log.error('decision not sent: its address bounces', new Suppressed(), facts)
	else log.warn('mail not sent: its address bounces', facts)
}

class Suppressed extends Error {
	override name = 'Suppressed'
}

const delays = { shortest: 2, longest: 900 }
const tooLong = 3_600_000

/**
 * SES throttles us right now. A new order replaces this one, so that the delay doesn't count as an attempt. The delay
 * grows with the mail's age, because the whole day's quota may be used up.
 */
async function delay(mail: Pick<MailRecord, 'queuedAt'>, claim: Parameters<typeof returnMail>[0]) {
	const waited = Date.now() - Date.parse(mail.queuedAt)
	const seconds = Math.round(Math.min(delays.longest, Math.max(delays.shortest, waited / 5000)))
	await returnMail(claim, inSeconds(seconds), 'not spent')
	await orderMails([{ mail: claim.id }], seconds)
	const facts = { mail: claim.id, requestId: requestOf(claim.id) }
	if (waited > tooLong) log.error('mail delayed by the mail service for an hour', new Throttled(), facts)
	else log.info('mail delayed by the mail service', facts)
}

class Throttled extends Error {
	override name = 'Throttled'
}

const noteAttempts = [100, 300, 900]
const noteAgainAfter = 5

/**
 * SES has accepted the mail, so a failed write must be repeated here. A retry by the queue would send the mail twice.
 */
async function noteSent(id: string, mail: MailRecord, messageId: string) {
	const facts = { mail: id, requestId: requestOf(id) }
	for (const wait of [...noteAttempts, undefined]) {
		try {
			await markSent(id, mail, messageId, new Date())
			count('MailSent')
			return log.info('mail sent', facts)
		} catch (error) {
			if (wait === undefined) {
				log.error('mail sent, which could not be noted yet', error, facts)
				return await orderMails([{ mail: id, accepted: messageId }], noteAgainAfter)
			}
			await pause(wait)
		}
	}
}

/**
 * Waits longer after each attempt. After the last one the queue moves the order to its dead-letter queue, which
 * alarms.
 */
async function postpone(record: SQSRecord, error: unknown) {
	const attempt = attemptOf(record)
	const wait = waitAfter(attempt)
	const facts = { attempts: attempt, ...orderOf(record) }
	if (wait === undefined) {
		count('MailFailed')
		log.error('mail given up', error, facts)
		if (facts.mail)
			await giveUpMail(facts.mail, new Date()).catch((reason) => log.error('mail not marked', reason, facts))
	} else log.error('mail postponed', error, facts)
	await waitFor(record, wait ?? 0).catch((reason) => log.error('mail waits as long as others', reason, facts))
}

const waitFor = (record: SQSRecord, seconds: number) =>
	queue.send(
		new ChangeMessageVisibilityCommand({
			QueueUrl: setting('MAIL_QUEUE_URL'),
			ReceiptHandle: record.receiptHandle,
			VisibilityTimeout: seconds,
		}),
	)

function orderOf({ body }: SQSRecord) {
	try {
		return factsOf(MailOrder.parse(JSON.parse(body)))
	} catch {
		return {}
	}
}

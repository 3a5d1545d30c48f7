import { setTimeout as pause } from 'node:timers/promises'
import { paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { GetQueueAttributesCommand, ListQueuesCommand } from '@aws-sdk/client-sqs'
import { archiveName } from '#functions/domain/audit/archive-name.ts'
import { wholeTable } from './table-dump.ts'
import { admin, cloud } from './test-cloud.ts'

/** A wait checks after this time whether anything is still on its way. */
const quietMilliseconds = 15_000

/** A wait ends after five minutes: what is still on its way then won't arrive any more. */
const rounds = 20

/**
 * The question is asked again until there is an answer. The wait lasts as long as mail or a stream's records are on
 * their way and no longer, so that a busy machine doesn't fail a test and a mail that was never queued fails it soon.
 */
export async function eventually<Answer>(what: string, ask: () => Promise<Answer | undefined>) {
	for (let round = 0; round < rounds; round++) {
		const until = Date.now() + quietMilliseconds
		do {
			const answer = await ask()
			if (answer !== undefined) return answer
			await pause(150)
		} while (Date.now() < until)
		if ((await isAnyMailQueued()) || (await isAnyOrderQueued()) || (await isStreamBehind())) continue
		// The last mail may have arrived between the last answer and the look at what is queued.
		const answer = await ask()
		if (answer !== undefined) return answer
		throw new Error(`${what}: it did not happen, and nothing is on its way`)
	}
	throw new Error(`${what}: it did not happen, though something is still on its way`)
}

/** The expectation is repeated while mail is on its way, and fails after that as it did last. */
export async function afterMail(expectation: () => Promise<void>) {
	let failure: unknown
	const passes = () =>
		expectation().then(
			() => true,
			(error) => {
				failure = error
				return undefined
			},
		)
	await eventually('What mail brings about', passes).catch((error) => {
		throw failure ?? error
	})
}

/** A mail that a test put there by hand has no time at which it was queued. */
async function isAnyMailQueued() {
	const mails = [...(await wholeTable())].filter(([key]) => /^MAIL(ING)?#/.test(key))
	const isWaiting = (item: string) => /"state":"(queued|sending)"/.test(item)
	return mails.some(
		([key, item]) => key.startsWith('MAILING#') || (item.includes('"queuedAt"') && isWaiting(item)),
	)
}

async function isAnyOrderQueued() {
	const { QueueUrls = [] } = await admin.queues.send(new ListQueuesCommand({}))
	const counts = await Promise.all(QueueUrls.filter((url) => !url.includes('DeadEnd')).map(messagesIn))
	return counts.some((count) => count > 0)
}

/**
 * The archiver reads the table's stream, so while an audit record has no copy, the archiver hasn't come to the
 * stream's end.
 */
async function isStreamBehind() {
	const copied = new Set<string>()
	const pages = paginateListObjectsV2({ client: admin.files }, { Bucket: cloud.outputs.App.AuditArchive })
	for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) copied.add(Key)
	return [...(await wholeTable()).keys()].some((key) => {
		const [, pk, sk] = auditKey.exec(key) ?? []
		return pk !== undefined && sk !== undefined && !copied.has(archiveName({ pk, sk }))
	})
}

/** A space may be in the part of the key that says what a record is about. */
const auditKey = /^(AUDIT#.*) (\d{4}-\d\d-\d\dT.*)$/

async function messagesIn(QueueUrl: string) {
	const { Attributes = {} } = await admin.queues.send(
		new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
	)
	const { ApproximateNumberOfMessages: waiting = 0, ApproximateNumberOfMessagesNotVisible: inHand = 0 } =
		Attributes
	return Number(waiting) + Number(inHand)
}

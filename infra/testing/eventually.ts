import { setTimeout as pause } from 'node:timers/promises'
import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { GetQueueAttributesCommand, ListQueuesCommand } from '@aws-sdk/client-sqs'
import { archiveName } from '#functions/domain/audit/archive-name.ts'
import { newestIn } from './table-dump.ts'
import { admin, cloud } from './test-cloud.ts'

/** A wait checks after this time whether anything is still on its way. */
const quietMilliseconds = 15_000

/**
 * A wait goes on until so many checks in a row found nothing, because a function that another one has called doesn't
 * show anywhere before it writes something.
 */
const quietChecks = 3

/** A wait ends after five minutes: what is still on its way then won't arrive any more. */
const rounds = 20

/**
 * The question is asked again until there is an answer. The wait lasts as long as mail or a stream's records are on
 * their way, so that a busy machine doesn't fail a test and a mail that was never queued fails it after a minute.
 */
export async function eventually<Answer>(what: string, ask: () => Promise<Answer | undefined>) {
	for (let round = 0, quiet = 0; round < rounds; round++) {
		const until = Date.now() + quietMilliseconds
		do {
			const answer = await ask()
			if (answer !== undefined) return answer
			await pause(150)
		} while (Date.now() < until)
		if (quiet === quietChecks) throw new Error(`${what}: it did not happen, and nothing is on its way`)
		const isOnItsWay = (await isAnyMailQueued()) || (await isAnyOrderQueued()) || (await isStreamBehind())
		quiet = isOnItsWay ? 0 : quiet + 1
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

/** A mail that waits for the next hour counts as well, because it may be the one that the test waits for. */
const isAnyMailQueued = async () => (await newestIn('OUTBOX')) !== undefined

async function isAnyOrderQueued() {
	const { QueueUrls = [] } = await admin.queues.send(new ListQueuesCommand({}))
	const counts = await Promise.all(QueueUrls.filter((url) => !url.includes('DeadEnd')).map(messagesIn))
	return counts.some((count) => count > 0)
}

/**
 * The archiver and the relay of mails read the same stream, so while the newest audit record has no copy, they may not
 * have come to the stream's end.
 */
async function isStreamBehind() {
	const newest = await newestIn('AUDIT', new Date().toISOString())
	if (!newest) return false
	const Prefix = archiveName(newest)
	const { KeyCount = 0 } = await admin.files.send(
		new ListObjectsV2Command({ Bucket: cloud.outputs.App.AuditArchive, Prefix }),
	)
	return KeyCount === 0
}

async function messagesIn(QueueUrl: string) {
	const { Attributes = {} } = await admin.queues.send(
		new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
	)
	const { ApproximateNumberOfMessages: waiting = 0, ApproximateNumberOfMessagesNotVisible: inHand = 0 } = Attributes
	return Number(waiting) + Number(inHand)
}

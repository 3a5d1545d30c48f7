import { setTimeout as pause } from 'node:timers/promises'
import { GetQueueAttributesCommand, ListQueuesCommand } from '@aws-sdk/client-sqs'
import { wholeTable } from './table-dump.ts'
import { admin } from './test-cloud.ts'

/** A wait checks after this time whether any mail is still on its way. */
const quietMilliseconds = 15_000

/** A mail that is on its way for five minutes won't arrive any more. */
const rounds = 20

/**
 * Asks again until there is an answer. It waits for as long as mail is on its way and no longer, so that a busy machine
 * doesn't fail a test and a mail that was never queued fails it soon.
 */
export async function eventually<Answer>(what: string, ask: () => Promise<Answer | undefined>) {
	for (let round = 0; round < rounds; round++) {
		const until = Date.now() + quietMilliseconds
		do {
			const answer = await ask()
			if (answer !== undefined) return answer
			await pause(150)
		} while (Date.now() < until)
		if ((await isAnyMailQueued()) || (await isAnyOrderQueued())) continue
		// The last mail may have arrived between the last answer and the look at what is queued.
		const answer = await ask()
		if (answer !== undefined) return answer
		throw new Error(`${what}: it did not happen, and no mail is on its way`)
	}
	throw new Error(`${what}: it did not happen, though mail is still on its way`)
}

/** For what mail brings about: asks again while mail is on its way, and after that fails as the expectation did. */
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

async function messagesIn(QueueUrl: string) {
	const { Attributes = {} } = await admin.queues.send(
		new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
	)
	const { ApproximateNumberOfMessages: waiting = 0, ApproximateNumberOfMessagesNotVisible: inHand = 0 } =
		Attributes
	return Number(waiting) + Number(inHand)
}

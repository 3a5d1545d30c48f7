import { randomUUID } from 'node:crypto'
import { DeleteIdentityCommand, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses'
import { PublishCommand } from '@aws-sdk/client-sns'
import { ListQueuesCommand, ReceiveMessageCommand, SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { sender } from '#infra/local/deploy.ts'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { eventually } from '#infra/testing/eventually.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { tableCode, testKey } from '#infra/testing/table-code.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { callAws } from '#infra/tools/signed-call.ts'
import type { MailContent } from './content.ts'
import { mailKey, mailOfKey } from './mail-id.ts'

process.env.LOG_LEVEL = 'SILENT'
const code = await tableCode(cloud)
const { queueMail, withholdMail } = await import('./outbox.ts')

interface Posted {
	to: string
	content?: MailContent
	state?: 'withheld'
	about?: { pk: string }
}

/** Puts mails into the outbox as one transaction, as an endpoint does; their ids. */
export async function post(mails: Posted[], now = new Date()) {
	mayNotBeLogged(cloud, ...mails.map(({ to }) => to))
	const writes = mails.flatMap(({ to, content = note, state, about = { pk: testKey() } }) =>
		(state ? withholdMail : queueMail)({ to, language: 'en', content, about }, { now, requestId: randomUUID() }),
	)
	await code.transact(writes)
	return writes.flatMap(({ input }) => mailOfKey(input.Item?.pk) ?? [])
}

/** A mail without a code, so that nothing in it is a secret. */
export const note: MailContent = { template: 'password-changed', how: 'recovery', firstName: 'Rosa' }

export const outboxItem = (id: string) => code.getItem(mailKey(id))

export const put = (id: string, item: Record<string, unknown>) => code.putItem({ ...mailKey(id), ...item })

/** Another test deploys a second stage into the same account. */
const { app } = namesFor(localStage)

export async function queueUrl(name: RegExp) {
	const { QueueUrls = [] } = await admin.queues.send(new ListQueuesCommand({ QueueNamePrefix: app }))
	const [found, ...others] = QueueUrls.filter((url) => name.test(url))
	if (!found || others.length > 0) throw new Error(`Not one queue is named ${name}: ${QueueUrls.join(' ')}`)
	return found
}

export const mailQueue = /MailQueue(?!DeadEnd)/
const deadMails = /MailQueueDeadEnd/
export const deadFeedback = /MailFeedbackQueueDeadEnd/

export async function order(bodies: string[]) {
	const Entries = bodies.map((MessageBody, number) => ({ Id: String(number), MessageBody }))
	await admin.queues.send(new SendMessageBatchCommand({ QueueUrl: await queueUrl(mailQueue), Entries }))
}

/** Reads the bodies in a dead-letter queue. Reading hides them from the next call for a second. */
export async function lyingIn(name: RegExp) {
	const QueueUrl = await queueUrl(name)
	const receive = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 1 })
	const { Messages = [] } = await admin.queues.send(receive)
	return Messages.map(({ Body = '' }) => Body)
}

export const settled = (id: string, state: string) =>
	eventually(`Mail ${id} is ${state}`, async () => (await outboxItem(id))?.state === state || undefined)

export async function deadEndHolds(...bodies: string[]) {
	const seen = new Set<string>()
	await eventually(`${bodies} lie in the dead end`, async () => {
		for (const body of await lyingIn(deadMails)) seen.add(body)
		return bodies.every((body) => seen.has(body)) || undefined
	})
}

export const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1500))

/** Publishes a bounce or complaint the way SES hands it on. */
export const publishFeedback = (message: unknown) =>
	admin.topics.send(
		new PublishCommand({
			TopicArn: cloud.outputs.App.FeedbackTopic,
			Message: typeof message === 'string' ? message : JSON.stringify(message),
		}),
	)

/** A permanent bounce, with the tags of the mail that came back. */
export const bounceOf = (emailAddress: string, tags?: object) => ({
	eventType: 'Bounce',
	bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] },
	mail: { messageId: 'of-ses', ...(tags && { tags }) },
})

const domain = sender.replace(/^.*@/, '')
/** No client is installed for the second version of SES's API. */
const identities = { service: 'ses', path: '/v2/email/identities' }

/** SES refuses every mail meanwhile: it knows neither our address nor, where the Web stack is, our domain. */
export async function whileMailServiceIsDown<Result>(work: () => Promise<Result>) {
	try {
		for (const Identity of cloud.outputs.Web ? [sender, domain] : [sender])
			await admin.mail.send(new DeleteIdentityCommand({ Identity }))
		if (cloud.outputs.Web) await callAws({ ...identities, method: 'DELETE', path: `${identities.path}/${domain}` })
		return await work()
	} finally {
		await admin.mail.send(new VerifyEmailIdentityCommand({ EmailAddress: sender }))
		if (cloud.outputs.Web) await callAws({ ...identities, body: { EmailIdentity: domain } })
	}
}

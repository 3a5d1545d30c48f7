import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
	DeleteMessageCommand,
	GetQueueAttributesCommand,
	type Message,
	ReceiveMessageCommand,
	SendMessageCommand,
	SQSClient,
} from '@aws-sdk/client-sqs'
import { SSMClient } from '@aws-sdk/client-ssm'
import * as z from 'zod'
import { readArguments } from '../tools/arguments.ts'
import { region } from '../tools/credentials.ts'
import { deployed, stageOptions } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { readParameter } from '../tools/parameters.ts'
import { parseJson } from '../tools/parse-json.ts'
import { say, Trouble } from '../tools/terminal.ts'

const help = `npm run give-back [-- mails | bounces | scans | jobs | alarms] [--stage name | --local]

A dead end holds what was tried for hours and given up. Without a name, prints how much is in each. With a name, prints
what is in that one and gives it back to be done again. Remove the reason first: what fails again comes back.

mails    emails go back to their queue; one that left in the meantime isn't sent again
bounces  bounces and complaints go back to their queue, to be noted at their addresses
scans    results of file scans are reported again
jobs     runs that failed are shown and forgotten, because the next run does all that is due
alarms   mails about alarms that didn't leave are shown and forgotten: \`npm run alarms\` has what is red now`

/** The stack notes its dead ends in this form (infra/stacks/queue.ts). */
const DeadEnds = z.array(
	z.object({ name: z.string(), url: z.string(), queue: z.string().optional(), function: z.string().optional() }),
)

type DeadEnd = z.output<typeof DeadEnds>[number]

async function deadEndsOf(parameter: string) {
	const noted = await readParameter(new SSMClient({ region }), parameter)
	if (!noted) throw new Trouble('This stage was deployed before it noted its dead ends: `npm run deploy` first.')
	return DeadEnds.parse(JSON.parse(noted))
}

const queues = () => new SQSClient({ useQueueUrlAsEndpoint: false })

async function waitingIn({ url: QueueUrl }: DeadEnd) {
	const { Attributes } = await queues().send(
		new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
	)
	return Number(Attributes?.ApproximateNumberOfMessages ?? 0)
}

/**
 * Gives back each message of a dead end, and only then removes it. If this breaks off in between, a message is given back
 * twice, and whatever takes it does nothing the second time.
 */
async function* giveBackAll(deadEnd: DeadEnd, client = queues()) {
	const { url: QueueUrl } = deadEnd
	const seen = new Set<string>()
	for (;;) {
		const { Messages = [] } = await client.send(
			new ReceiveMessageCommand({
				QueueUrl,
				MaxNumberOfMessages: 10,
				// A message that can be received a second time while this runs has been tried already.
				VisibilityTimeout: 300,
				WaitTimeSeconds: 2,
				MessageAttributeNames: ['All'],
			}),
		)
		const fresh = Messages.filter(({ MessageId = '' }) => !seen.has(MessageId))
		if (fresh.length === 0) return
		for (const message of fresh) {
			seen.add(message.MessageId ?? '')
			const problem = await giveBack(deadEnd, message, client)
			if (!problem) await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.ReceiptHandle }))
			yield { about: aboutMessage(message), problem }
		}
	}
}

async function giveBack(deadEnd: DeadEnd, { Body = '', MessageAttributes }: Message, client: SQSClient) {
	if (deadEnd.queue) {
		const given = { QueueUrl: deadEnd.queue, MessageBody: Body }
		await client.send(new SendMessageCommand({ ...given, MessageAttributes }))
	}
	if (!deadEnd.function) return undefined
	const call = new InvokeCommand({ FunctionName: deadEnd.function, Payload: Buffer.from(Body) })
	const { FunctionError } = await new LambdaClient({}).send(call)
	return FunctionError && 'it failed again, and stays here'
}

/** The parts of a message, of whatever kind, that tell in short what it's about. */
const Told = z.looseObject({
	mail: z.string().optional(),
	mailing: z.string().optional(),
	resources: z.array(z.string()).optional(),
	Type: z.string().optional(),
	AlarmName: z.string().optional(),
	'detail-type': z.string().optional(),
	time: z.string().optional(),
	detail: z
		.looseObject({
			s3ObjectDetails: z.object({ objectKey: z.string() }).optional(),
			scanResultDetails: z.object({ scanResultStatus: z.string() }).optional(),
		})
		.optional(),
})

/** Only ids and names are printed, because a bounce holds an address. */
function aboutMessage({ Body = '', MessageId = '' }: Message) {
	const told = Told.safeParse(parseJson(Body)).data
	if (!told) return `message ${MessageId}`
	const { mail, mailing, resources = [], AlarmName, time = '', detail, Type } = told
	if (mail) return `mail ${mail}`
	if (mailing) return `mail to everyone of the event ${mailing}`
	if (AlarmName) return `alarm ${AlarmName}`
	if (detail?.s3ObjectDetails)
		return `${detail.s3ObjectDetails.objectKey}: ${detail.scanResultDetails?.scanResultStatus ?? 'no result'}`
	if (resources[0]) return `${resources[0].replace(/^.*\//, '')}, ${time}`
	return Type ? `${Type} ${MessageId}` : `message ${MessageId}`
}

await main(async () => {
	const { values, positionals } = readArguments(help, { allowPositionals: true, options: stageOptions })
	const [name] = positionals
	const { names } = await deployed(values)
	const all = await deadEndsOf(names.deadEndsParameter)
	if (!name) {
		for (const [each, deadEnds] of Map.groupBy(all, (deadEnd) => deadEnd.name)) {
			const counts = await Promise.all(deadEnds.map(waitingIn))
			say(`  ${each.padEnd(8)} ${counts.reduce((sum, count) => sum + count)}`)
		}
		return 0
	}
	const chosen = all.filter((deadEnd) => deadEnd.name === name)
	if (chosen.length === 0) throw new Trouble(`There is no dead end ${name}.\n\n${help}`)
	let done = 0
	let failed = 0
	for (const deadEnd of chosen)
		for await (const { about, problem } of giveBackAll(deadEnd)) {
			say(`  ${about}${problem ? `: ${problem}` : ''}`)
			if (problem) failed++
			else done++
		}
	const backTo = chosen.some((deadEnd) => deadEnd.queue ?? deadEnd.function)
	say(
		done + failed === 0
			? `Nothing is in the dead end ${name}.`
			: `${backTo ? 'Given back' : 'Forgotten'}: ${done}.${failed > 0 ? ` Still there: ${failed}.` : ''}`,
	)
	return failed > 0 ? 1 : 0
})

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetObjectTaggingCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { SSMClient } from '@aws-sdk/client-ssm'
import * as z from 'zod'
import { metricOfErrors } from '#infra/stacks/alarm.ts'
import { region } from '#infra/tools/credentials.ts'
import type { Problem } from '#infra/tools/deploy/smoke-settings.ts'
import { type Patience, problem } from '#infra/tools/deploy/smoke-test.ts'
import { onEmulator, storageClient } from '#infra/tools/deployed.ts'
import { functionsOf } from '#infra/tools/deployed-functions.ts'
import { readParameter } from '#infra/tools/parameters.ts'
import { callAws } from '#infra/tools/signed-call.ts'
import { say } from '#infra/tools/terminal.ts'
import { visit } from '#infra/tools/visit.ts'
import { accountApi } from '#shared/account/api.ts'
import { eventsApi } from '#shared/events/api.ts'
import { clean, scanTag } from '#shared/files/rules.ts'
import { dimensionsOf, hoursOfAlarms, valuesOf } from './metrics.ts'
import { type Place, said } from './place.ts'

interface Look {
	/** The line with a [look] in docs/aws-behavior.md begins like this. */
	line: string
	/** The answer says what is otherwise than the line has it. A look without `ask` takes a person. */
	ask?: (place: Place) => Promise<Problem>
	/** The text says why an emulator's answer means nothing. */
	onlyOnAws?: string
	byHand?: string
}

const user = accountApi.currentUser.path

/** The list has every [look] of docs/aws-behavior.md, and looks.test.ts compares the two. */
export const looks: readonly Look[] = [
	{
		line: "A function at a viewer's response may change the status",
		ask: async ({ site }) => {
			const { status, body } = await visit(`${site}/${randomUUID()}`)
			return status === 404 && body.includes('id="root"') ? undefined : `${status} ${body.slice(0, 200)}`
		},
	},
	{
		line: "A usage plan throttles by key before the stage's own limit",
		onlyOnAws: 'an emulator counts requests in its own way',
		ask: async ({ site, api }) => {
			const keyless = Promise.all(Array.from({ length: 400 }, () => visit(api + user)))
			const people = await Promise.all(Array.from({ length: 20 }, () => signedOut(site)))
			await keyless
			const refused = people.filter(({ status }) => status === 429).length
			return refused > 0 ? `${refused} of 20 people were refused beside requests without a key` : undefined
		},
	},
	{
		line: 'Clients can choose the id that API Gateway gives a request',
		ask: async ({ site }) => {
			const sent = { cookie: '__Host-session=nobody.nobody', 'x-amzn-requestid': 'ERROR a.b' }
			const { headers } = await visit(site + user, { headers: sent })
			const id = String(headers['x-request-id'])
			return /^[\w-]{16,}$/.test(id) ? undefined : `x-request-id is ${id}`
		},
	},
	{
		line: "A function at a viewer's request may answer by itself",
		ask: async ({ site }) => {
			const { headers } = await visit(site + user)
			const once = { 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }
			const wrong = Object.entries(once).filter(([name, value]) => headers[name] !== value)
			return wrong.length > 0 ? `not once, or not so: ${wrong.join('; ')}` : undefined
		},
	},
	{
		line: 'With a minimum lifetime above 0 CloudFront keeps',
		onlyOnAws: 'an emulator keeps nothing at the edge',
		ask: async ({ site }) => {
			const address = `${site}${eventsApi.upcoming.path}?from=${randomUUID()}`
			const [first, again] = [await visit(address), await visit(address, { headers: { cookie: 'any=visitor' } })]
			const isKept = first.headers['x-request-id'] === again.headers['x-request-id']
			return isKept && again.headers['cache-control'] === 'no-store' ? undefined : `it says ${again.headers['x-cache']}`
		},
	},
	{
		line: 'An alarm may look back seven days',
		ask: async ({ names: { prefix } }) => {
			const hours = await hoursOfAlarms(prefix)
			const longest = Math.max(0, ...hours)
			return longest === 48 ? undefined : `the longest of ${hours.length} alarms looks back ${longest} hours`
		},
	},
	{
		line: 'A metric filter of several `?terms`',
		onlyOnAws: 'an emulator makes no metric of a log',
		ask: async (place) => {
			await throwOnce(place)
			const errors = { Namespace: place.names.metrics, MetricName: metricOfErrors('Jobs') }
			const values = await valuesOf('FILL(seen, 0)', { seen: errors })
			return values.some((value) => value > 0) ? undefined : 'no error of a job is counted'
		},
	},
	{
		line: 'An expression of several metrics',
		onlyOnAws: 'an emulator knows no expressions',
		ask: async (place) => {
			await throwOnce(place)
			const { metrics: Namespace } = place.names
			const seen = { Namespace, MetricName: metricOfErrors('Jobs') }
			const never = { Namespace, MetricName: 'Never' }
			const values = await valuesOf('MAX([seen, never])', { seen, never })
			return values.length > 0 ? undefined : 'it has no value where one of two metrics has none'
		},
	},
	{
		line: "CloudFront's metrics are in us-east-1",
		onlyOnAws: 'an emulator counts no requests',
		ask: async ({ distributionId }) => {
			const found = await dimensionsOf('AWS/CloudFront', 'Requests')
			return found.includes(`DistributionId=${distributionId}, Region=Global`)
				? undefined
				: `there is ${found.join('; ') || 'none'}`
		},
	},
	{
		line: "WAF's metrics for CloudFront",
		onlyOnAws: 'an emulator has no firewall',
		ask: async ({ names }) => {
			const found = await dimensionsOf('AWS/WAFV2')
			return found.includes(`Rule=ALL, WebACL=${names.firewall}`) ? undefined : `there is ${found.join('; ') || 'none'}`
		},
	},
	{
		line: 'A line in the embedded metric format',
		onlyOnAws: 'an emulator makes no metric of a line',
		ask: async ({ names }) => {
			const found = await dimensionsOf(names.metrics, 'MailSent')
			return found.includes('service=bridge') ? undefined : `there is ${found.join('; ') || 'none'}`
		},
	},
	{
		line: "API Gateway's own API answers with links",
		ask: async ({ apiId }) => {
			const path = `/restapis/${apiId}`
			const answer = z.looseObject({}).parse(await callAws({ service: 'apigateway', method: 'GET', path }))
			return answer.id === apiId && !('_links' in answer) ? undefined : `it has ${Object.keys(answer).join(', ')}`
		},
	},
	{
		line: 'SES has one identity for each domain',
		onlyOnAws: 'a deployment to an emulator doesn’t ask for one',
		ask: async ({ names }) => {
			const made = await readParameter(new SSMClient({ region }), names.senderParameter)
			return made ? `this stage made ${made} itself, although SES had it before` : undefined
		},
	},
	{
		line: 'Terms with a `?` in a filter pattern',
		ask: async (place) => {
			await throwOnce(place)
			const { output } = await said('infra/operator/errors.ts', ['--stage', place.stage, '--function', 'morning'])
			return output.includes('digests not sent') ? undefined : output
		},
	},
	{
		line: "`s3:if-none-match` in a bucket's policy",
		onlyOnAws: 'the emulators get no such rule',
		ask: async ({ auditArchive: Bucket }) => {
			const put = storageClient().send(new PutObjectCommand({ Bucket, Key: `rehearsal/${randomUUID()}`, Body: '{}' }))
			const refusal = await put.then(
				() => 'nothing refused it',
				(error: Error) => error.name,
			)
			return refusal === 'AccessDenied' ? undefined : refusal
		},
	},
	{
		line: '`UNSUPPORTED` is a file with a password',
		onlyOnAws: 'the emulator’s scan takes it for one with a password',
		ask: async ({ files: Bucket }) => {
			const Key = 'uploads/rehearsal-no-printing'
			const client = storageClient()
			const Body = readFileSync(join(import.meta.dirname, 'no-printing.pdf'))
			await client.send(new PutObjectCommand({ Bucket, Key, Body, IfNoneMatch: '*' })).catch(() => undefined)
			const { TagSet = [] } = await client.send(new GetObjectTaggingCommand({ Bucket, Key }))
			const result = TagSet.find((tag) => tag.Key === scanTag)?.Value ?? 'no result yet'
			return result === clean ? undefined : result
		},
	},
	{
		line: "SES's own form of a mail (v1 `SendEmail`) takes no headers",
		byHand:
			'subscribe to the newsletter with an address of your own; in the source of its mail, `h=` of the DKIM signature names List-Unsubscribe and List-Unsubscribe-Post',
	},
	{
		line: 'If the origin fails (5xx) when a kept answer has expired',
		byHand:
			'open /api/upcoming-events, set the concurrency of the function `events` to 0 in the AWS console, and open it again after two minutes: the events are still there. Take the concurrency away again',
	},
	{
		line: "SNS deletes an email's subscription",
		byHand:
			'end the subscription by the link in the mail of an alarm, and deploy again: AWS sends a mail to confirm it, and its link works',
	},
	{
		line: 'An account of an organization may not make a budget',
		byHand: 'the deployment made its budget, or said in what is left to do why not (Billing → Budgets)',
	},
	{
		line: 'Who signs up since July 2025 chooses a free or a paid plan',
		byHand: 'in an account from before July 2025, the deployment went on after it asked for the plan',
	},
	{
		line: "Lambda's Node is linked to a libcrypto of its own",
		byHand: 'the stored hash of a first account (DynamoDB → the table → its LOGIN# item) begins with $argon2id$',
	},
	{
		line: 'CloudFormation refuses to remove or change an output',
		byHand: 'after a second deployment that replaced something in App, the Web stack was updated too',
	},
]

const signedOut = (site: string) => visit(site + user, { headers: { cookie: '__Host-session=nobody.nobody' } })

/** The morning job can't read this time: it logs an error of its own, and throws. */
async function throwOnce({ functions }: Place) {
	const client = new LambdaClient({ region })
	const job = (await functionsOf(functions, client)).find(({ name }) => name === 'morning')
	const Payload = JSON.stringify({ time: 'never' })
	await client.send(new InvokeCommand({ FunctionName: job?.functionName, Payload }))
}

/** AWS shows a metric, or the result of a scan, some minutes later. */
const tenMinutes = { attempts: 60, milliseconds: 10_000 }
const atOnce = { attempts: 1, milliseconds: 0 }

/** Each line is looked at in turn, and its result printed. The answer names what is otherwise than it should be. */
export async function lookAt(place: Place, all = looks, patience = onEmulator() ? atOnce : tenMinutes) {
	const problems: string[] = []
	for (const look of all) {
		const [mark, words] = await outcome(place, look, patience)
		say(`  ${mark.padEnd(12)} ${words}`)
		if (mark === 'WRONG') problems.push(words)
	}
	return problems
}

async function outcome(place: Place, { line, ask, onlyOnAws, byHand }: Look, patience: Patience) {
	if (!ask) return ['by hand', `${line}: ${byHand}`] as const
	if (onlyOnAws && onEmulator()) return ['only on AWS', `${line}: ${onlyOnAws}`] as const
	const wrong = await problem({ what: line, ask: () => ask(place) }, patience)
	return wrong ? (['WRONG', wrong] as const) : (['as it says', line] as const)
}

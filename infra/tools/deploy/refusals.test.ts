import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { fakeAws } from '#infra/testing/fake-aws.ts'
import { budget } from './budget.ts'
import { placeholdersLeft, refuseFreePlan, refuseTakenName, refuseUndelegated } from './refusals.ts'

/** No emulator has these services, so the answers are as their references show them. docs/aws-behavior.md names those. */
const answers: Record<string, { status?: number; body: string }> = {}
const asked: { service: string; what: string; type: string | undefined; body: string }[] = []
await fakeAws(async (request, response) => {
	const { url = '', headers } = request
	const body = await text(request)
	const [, service = ''] = /Credential=\S+\/(\w+)\/aws4_request/.exec(headers.authorization ?? '') ?? []
	const what = String(headers['x-amz-target'] ?? url).replace(/^\w+\./, '')
	asked.push({ service, what, type: headers['content-type'], body })
	const answer = answers[what] ?? { body: '{}' }
	response.writeHead(answer.status ?? 200).end(answer.body)
})

afterEach(() => {
	for (const what of Object.keys(answers)) delete answers[what]
	asked.length = 0
})

const refusal = (code: string) => ({ status: 400, body: JSON.stringify({ __type: code, message: 'No.' }) })

const planIs = (plan: object) => {
	answers.GetAccountPlanState = { body: JSON.stringify({ accountPlanStatus: 'ACTIVE', ...plan }) }
}

test('an account that closes itself is refused with the day it ends', async () => {
	planIs({ accountPlanType: 'FREE', accountPlanExpirationDate: '2027-03-15T08:00:00Z' })
	await expect(refuseFreePlan()).rejects.toThrow(/closes on March 15, 2027.*Nothing was changed\./s)
	expect(asked[0]).toMatchObject({ service: 'freetier', type: 'application/x-amz-json-1.0' })
})

test('a paid account is let in, and one of which AWS says nothing', async () => {
	planIs({ accountPlanType: 'PAID' })
	await refuseFreePlan()
	for (const code of ['ResourceNotFoundException', 'AccessDeniedException']) {
		answers.GetAccountPlanState = refusal(code)
		await refuseFreePlan()
	}
	expect(asked).toHaveLength(3)
})

const bill = { account: '123456789012', alarmEmail: 'alarms@bridge.example', budget: 25, names: { prefix: 'BTG-test' } }

test('the operator hears when the bill of a month passes the budget, and when it is going to', async () => {
	answers.DeleteBudget = refusal('NotFoundException')
	expect(await budget(bill)).toEqual([])
	const told = (NotificationType: string) => ({
		Notification: { ComparisonOperator: 'GREATER_THAN', NotificationType, Threshold: 100 },
		Subscribers: [{ Address: 'alarms@bridge.example', SubscriptionType: 'EMAIL' }],
	})
	expect(asked.map(({ what }) => what)).toEqual(['DeleteBudget', 'CreateBudget'])
	expect(asked[1]).toMatchObject({ service: 'budgets', type: 'application/x-amz-json-1.1' })
	expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
		AccountId: '123456789012',
		Budget: {
			BudgetName: 'BTG-test',
			BudgetLimit: { Amount: '25', Unit: 'USD' },
			BudgetType: 'COST',
			TimeUnit: 'MONTHLY',
		},
		NotificationsWithSubscribers: [told('ACTUAL'), told('FORECASTED')],
	})
})

test('a budget that AWS refuses is left to do, and the deployment stands', async () => {
	answers.CreateBudget = refusal('AccessDeniedException')
	const [line] = await budget(bill)
	expect(line).toMatch(/no budget of \$25.*AccessDeniedException.*Billing → Budgets.*alarms@bridge\.example/s)
})

const named = { site: 'https://help.bridge.example', zoneId: 'Z1', zoneName: 'bridge.example' }
const records = (...found: [name: string, type: string][]) => {
	const sets = found.map(
		([name, type]) => `<ResourceRecordSet><Name>${name}.</Name><Type>${type}</Type><TTL>60</TTL></ResourceRecordSet>`,
	)
	const body = `<?xml version="1.0"?><ListResourceRecordSetsResponse><ResourceRecordSets>${sets.join('')}</ResourceRecordSets></ListResourceRecordSetsResponse>`
	answers['/2013-04-01/hostedzone/Z1/rrset?name=help.bridge.example&maxitems=100'] = { body }
}

test('a name that leads elsewhere already is refused before anything changes', async () => {
	records(['help.bridge.example', 'A'], ['help.bridge.example', 'TXT'], ['shop.bridge.example', 'AAAA'])
	const taken = refuseTakenName(named, undefined)
	await expect(taken).rejects.toThrow(/help\.bridge\.example has these records already: A\..*Nothing was changed\./s)
	records(['help.bridge.example', 'CNAME'])
	await expect(refuseTakenName(named, 'old.bridge.example')).rejects.toThrow('CNAME')
	expect(asked[0]?.service).toBe('route53')
})

test('records that the stack made, others’ records and no zone are no hindrance', async () => {
	records(['help.bridge.example', 'A'])
	await refuseTakenName(named, 'help.bridge.example')
	await refuseTakenName({ ...named, zoneId: undefined }, undefined)
	expect(asked).toEqual([])
	records(['help.bridge.example', 'TXT'], ['shop.bridge.example', 'A'])
	await refuseTakenName(named, undefined)
})

const zone = { zoneName: 'bridge.example', certificate: undefined, local: false }
const answering = (servers: string[]) => async () => servers
const nobody = () => Promise.reject(new Error('ENOTFOUND'))

test('the deployment refuses a certificate while the name servers aren’t the zone’s', async () => {
	await expect(refuseUndelegated(zone, answering(['ns1.registrar.example']))).rejects.toThrow(
		'The name servers of bridge.example are ns1.registrar.example',
	)
	await expect(refuseUndelegated(zone, nobody)).rejects.toThrow('are unknown to the DNS')
	await refuseUndelegated(zone, answering(['ns-1.awsdns-01.org', 'ns-2.awsdns-02.com']))
})

test('the deployment asks for no name servers without a zone or with a certificate', async () => {
	await refuseUndelegated({ ...zone, zoneName: undefined }, nobody)
	await refuseUndelegated({ ...zone, certificate: 'arn:aws:acm:us-east-1:1:certificate/1' }, nobody)
	await refuseUndelegated({ ...zone, local: true }, nobody)
})

test('every placeholder is named with its file, and only placeholders', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'content-'))
	const write = (file: string, text: string) => writeFile(join(folder, file), text)
	await write(
		'a.ts',
		"/** Words in [brackets] are placeholders. */\nexport const a = ['[Name of the president]', 'office@example.org']",
	)
	await write('b.ts', "export const b = ['(555) 555-0100', 'kept for [number] years', tiers[index]]")
	await write('c.ts', "export const c = ['Ask us at help@bridge.org', team[0]]")
	await write('ready-texts.ts', "export const texts = ['[name of the company]']")
	expect(await placeholdersLeft(folder)).toEqual([
		'a.ts: [Name of the president]',
		'a.ts: office@example.org',
		'b.ts: (555) 555-0100',
		'b.ts: [number]',
		'contact.ts: office@example.org',
		'contact.ts: (555) 555-0100',
	])
	await rm(folder, { recursive: true })
})

test('the words that we ship are placeholders in many places', async () => {
	expect(await placeholdersLeft()).toEqual(
		expect.arrayContaining(['contact.ts: office@example.org', 'privacy.ts: [Month day, year]']),
	)
})

import { SESClient } from '@aws-sdk/client-ses'
import { expect, test } from 'vitest'
import { bounceRecords, forwarding, policyRecord, senderRecords } from './left-to-do.ts'

const nobody = () => Promise.reject(new Error('ENOTFOUND'))

test('a domain without a DMARC record is named with the record, and one that has it is not', async () => {
	const txt =
		(...records: string[]) =>
		async () =>
			records.map((record) => [record])
	const of = { mailDomain: 'bridge.example' }
	expect((await policyRecord(of, nobody)).join()).toContain('_dmarc.bridge.example  TXT  "v=DMARC1; p=none"')
	expect(await policyRecord(of, txt('something else'))).toHaveLength(1)
	expect(await policyRecord(of, txt('v=DMARC1; p=reject'))).toEqual([])
	// The DNS gives a long record in parts.
	expect(await policyRecord(of, async () => [['v=DMA', 'RC1; p=none']])).toEqual([])
})

const sender = { mailDomain: 'bridge.example', mailFromDomain: 'bounce.bridge.example', zoneName: undefined }
const inOurZone = { ...sender, zoneName: 'bridge.example' }

/** SES knows the domain, and waits for its records. */
function waiting(verification = 'Pending', MailFromDomain = 'bounce.bridge.example') {
	const ses = new SESClient({ region: 'us-east-1' })
	const answer = {
		VerificationAttributes: { 'bridge.example': { VerificationStatus: verification } },
		DkimAttributes: { 'bridge.example': { DkimTokens: ['abc'] } },
		MailFromDomainAttributes: { 'bridge.example': { MailFromDomain, MailFromDomainStatus: verification } },
	}
	ses.send = async () => answer
	return ses
}

async function records(of: Parameters<typeof senderRecords>[0], ses = waiting()) {
	return [...(await senderRecords(of, ses)), ...(await bounceRecords(of, ses))].join('\n')
}

test('records of the sender are asked for where the stack made none', async () => {
	for (const of of [
		{ ...sender, senderIdentity: 'make' },
		{ ...inOurZone, senderIdentity: 'existing' },
	] as const) {
		expect(await records(of)).toContain('abc._domainkey.bridge.example  CNAME  abc.dkim.amazonses.com')
		expect(await records(of)).toContain('bounce.bridge.example  MX   10 feedback-smtp.us-east-1.amazonses.com')
		expect(await records(of, waiting('Success'))).toBe('')
	}
})

test('an identity from before that takes bounces elsewhere is named', async () => {
	const of = { ...sender, senderIdentity: 'existing' } as const
	for (const elsewhere of ['', 'mail.bridge.example'])
		expect(await records(of, waiting('Success', elsewhere))).toContain(
			'Set bounce.bridge.example as the MAIL FROM domain of bridge.example',
		)
})

test('records that the stack put into our zone are waited for', async () => {
	const of = { ...inOurZone, senderIdentity: 'make' } as const
	expect(await records(of)).toMatch(/^Wait until AWS has verified bridge\.example[^\n]+$/)
	expect(await records(of, waiting('Success'))).toBe('')
})

test('letters that bounce are forwarded to nobody, which an identity from before has to be told', async () => {
	const ses = new SESClient({ region: 'us-east-1' })
	let ForwardingEnabled = true
	ses.send = async () => ({ NotificationAttributes: { 'bridge.example': { ForwardingEnabled } } })
	expect((await forwarding({ ...sender, senderIdentity: 'existing' }, ses)).join()).toContain('bridge.example')
	expect(await forwarding({ ...sender, senderIdentity: 'make' }, ses)).toEqual([])
	ForwardingEnabled = false
	expect(await forwarding({ ...sender, senderIdentity: 'existing' }, ses)).toEqual([])
})

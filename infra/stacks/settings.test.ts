import { expect, test } from 'vitest'
import '#shared/fields.ts'
import { privacy } from '#web/content/privacy.ts'
import { readSettings } from './settings.ts'
import { onAws } from './synth.test.data.ts'

const read = (changes: Record<string, string | undefined>) => {
	const given = { ...onAws, ...changes }
	return readSettings((name) => given[name])
}

test.each([
	['https://help.bridge.example/', 'https://help.bridge.example'],
	['https://HELP.bridge.example/start?x=1', 'https://help.bridge.example'],
])('a site is taken as an origin: %s', (site, origin) => {
	expect(read({ site }).site).toBe(origin)
})

test.each([['no-reply@bridge.example'], ['Bridge The Gap <no-reply@bridge.example>']])(
	'a sender has an address with or without a name: %s',
	(mailFrom) => {
		expect(read({ mailFrom })).toMatchObject({
			mailFrom,
			mailAddress: 'no-reply@bridge.example',
			mailDomain: 'bridge.example',
		})
	},
)

const wrong: [name: string, changes: Record<string, string | undefined>][] = [
	['site', { site: 'help.bridge.example' }],
	['site', { site: 'http://help.bridge.example' }],
	['languages', { languages: 'es' }],
	['mailFrom', { mailFrom: 'Bridge The Gap' }],
	['mailFrom', { mailFrom: 'Bridge <no-reply@bridge>' }],
	['account', { account: '1234' }],
	['alarmEmail', { alarmEmail: undefined }],
	['certificate', { certificate: 'arn:aws:acm:eu-west-1:123456789012:certificate/0' }],
	['zoneName', { zoneName: undefined }],
	['zoneName', { zoneName: 'elsewhere.example' }],
	['stage', { stage: 'Production' }],
	['mailRetrySeconds', { mailRetrySeconds: 'soon' }],
	['decisionMailSeconds', { decisionMailSeconds: '901' }],
]

test.each(wrong)('a wrong %s is refused by its name, with its help and no sentence of a form: %o', (name, changes) => {
	expect(() => read(changes)).toThrow(new RegExp(`^These settings are missing or wrong:\\n\\n  ${name} +\\w.+$`))
})

test('a site is English until its organization offers Spanish too', () => {
	expect(read({}).languages).toEqual(['en'])
	expect(read({ languages: 'en,es' }).languages).toEqual(['en', 'es'])
})

test('all invalid settings are reported at once, and no valid ones', () => {
	expect(() => read({ site: 'x', mailFrom: 'x' })).toThrow(/site .*\n {2}mailFrom .*$/)
	expect(read({ zoneId: undefined, zoneName: undefined, certificate: undefined }).hasDomain).toBe(false)
	expect(read({ certificate: undefined }).hasDomain).toBe(true)
})

test('the privacy notice promises the years of the settings', () => {
	const { applicationYears, eventYears, bookYears, reportYears, auditYears } = read({})
	const notice = JSON.stringify(privacy)
	for (const promise of [
		`an application for ${applicationYears} years after we decide`,
		`For ${eventYears} years after an event`,
		`books for ${bookYears} years after we sent them`,
		`a report for ${reportYears} years after you sent it`,
		`For ${auditYears} years, we keep a record of what each of us changed`,
	])
		expect(notice).toContain(promise)
})

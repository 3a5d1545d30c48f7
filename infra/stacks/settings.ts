import * as z from 'zod'
import { languages } from '#shared/words/t.ts'
import { namesFor } from './names.ts'

export const defaultStage = 'production'

/** The sender is `Bridge The Gap <help@example.org>`, or the address alone. */
const sender = /^(?:[^<>]*<)?([^<>\s@]+@[^<>\s@]+\.[^<>\s@]+)>?$/

const text = (form: RegExp) => z.string().regex(form)
const years = (usual: number) => z.coerce.number().int().min(1).max(30).default(usual)

/** `cdk deploy -c name=value` gives these settings. Each means the same on AWS and on a laptop. */
const Settings = z.object({
	target: z
		.enum(['aws', 'embedded', 'localstack'])
		.default('aws')
		.describe('where it runs: `aws`, or an emulator on this machine (`embedded`, `localstack`)'),
	stage: text(/^[a-z][a-z0-9-]{0,14}$/)
		.default(defaultStage)
		.describe('which of several deployments in one account: it is part of every name, such as `trial`'),
	account: text(/^\d{12}$/)
		.optional()
		.describe('the AWS account it belongs to, 12 digits; with credentials of another one nothing is changed'),
	// A trailing slash would never match a browser's origin, so uploads would fail.
	site: z
		.url({ protocol: /^https?$/ })
		.transform((address) => new URL(address).origin)
		.describe('the address people type, such as https://help.example.org'),
	languages: z
		.enum(['en', 'en,es'])
		.default('en')
		.transform((list) => languages.filter((language) => list.split(',').includes(language)))
		.describe('the languages of the site: en, or en,es once a native speaker has read the Spanish'),
	mailFrom: text(sender).describe('the sender of every mail, such as Bridge The Gap <help@example.org>'),
	staffEmail: z
		.email()
		.optional()
		.describe('the mailbox that is told of new applications to join; without it, alarmEmail is told'),
	alarmEmail: z.email().optional().describe('who is notified of alarms; AWS sends a mail to confirm within two days'),
	budget: z.coerce
		.number()
		.min(1)
		.default(25)
		.describe("how many dollars a month: alarmEmail is told when the account's bill passes them, or is going to"),
	certificate: text(/^arn:aws:acm:us-east-1:/)
		.optional()
		.describe("the ARN of a certificate for the site's domain, in us-east-1; with a zone, one is made for you"),
	zoneId: text(/^Z\w+$/)
		.optional()
		.describe("the id of the domain's Route 53 zone, such as Z0123456789ABC; it needs zoneName"),
	zoneName: text(/^[a-z0-9.-]+\.[a-z]+$/)
		.optional()
		.describe('the name of that zone, such as example.org: the end of the address of the site'),
	senderIdentity: z
		.enum(['make', 'existing'])
		.default('make')
		.describe('whether the identity of the sender is made, or is in SES already; `npm run deploy` finds out'),
	tableStream: text(/^arn:aws:dynamodb:[\w-]+:\d{12}:table\/[^/]+\/stream\/[^/]+$/)
		.optional()
		.describe('the stream of the restored table that is in use, not one of the stack: `npm run deploy` finds out'),
	protect: z
		.enum(['yes', 'no'])
		.default('no')
		.describe(
			'whether they are protected from deletion and the name leads to them: `npm run deploy` says so once they answer',
		),
	host: text(/^[a-z0-9.-]+$/)
		.default('localhost')
		.describe('emulators only: the machine that everything is reached by, from a browser too'),
	port: z.coerce.number().int().default(4566).describe('emulators only: the port everything is reached by'),
	applicationYears: years(7).describe('how many years a decided application is kept; statistics keep its numbers'),
	reportYears: years(2).describe('how many years a resolved report is kept'),
	eventYears: years(2).describe(
		'how many years it is kept who signed up for an event and who came; the event keeps the numbers',
	),
	bookYears: years(2).describe('how many years an application for books is kept after they were sent'),
	removeOld: z
		.enum(['yes', 'no'])
		.default('no')
		.describe('yes: what is older is removed every day; no: a log says what would be removed'),
	auditYears: years(7).describe('how many years the copy of the audit trail is kept that nobody can change'),
	mailRetrySeconds: text(/^\d+(,\d+)*$/)
		.default('60,300,900,3600,10800')
		.describe('seconds between the attempts to send a mail; after the last it is in the dead-letter queue'),
	decisionMailSeconds: text(/^([0-8]?\d{1,2}|900)$/)
		.default('300')
		.describe('how many seconds the mail of a decision waits, so that it can be taken back; 900 at most'),
})

type Given = z.output<typeof Settings>
type Name = keyof Given

/** The answer names settings that are valid on their own and not together. */
function invalidTogether({ target, account, site, alarmEmail, zoneId, zoneName }: Given): Name[] {
	const invalid = (name: Name, isWrong: boolean) => (isWrong ? [name] : [])
	const { hostname, protocol } = new URL(site)
	return [
		...invalid('zoneId', zoneName !== undefined && !zoneId),
		...invalid(
			'zoneName',
			(zoneId !== undefined && !zoneName) || (zoneName !== undefined && !`.${hostname}`.endsWith(`.${zoneName}`)),
		),
		...(target === 'aws'
			? [
					...invalid('account', !account),
					...invalid('alarmEmail', !alarmEmail),
					...invalid('site', protocol !== 'https:'),
				]
			: []),
	]
}

/** What follows from the settings is computed here only. */
function complete(given: Given) {
	const [, address = given.mailFrom] = sender.exec(given.mailFrom) ?? []
	return {
		...given,
		local: given.target !== 'aws',
		/** The emulator answers at this address. */
		endpoint: `http://${given.host}:${given.port}`,
		names: namesFor(given.stage),
		/** The sender's address stands here without its display name. */
		mailAddress: address,
		mailDomain: address.slice(address.indexOf('@') + 1),
		/** SES takes bounces at this name, so that every address of a mail is of our domain. */
		mailFromDomain: `bounce.${address.slice(address.indexOf('@') + 1)}`,
		staffMail: given.staffEmail ?? given.alarmEmail ?? address,
		/** The site has a domain of its own, and not just CloudFront's. */
		hasDomain: given.certificate !== undefined || given.zoneId !== undefined,
	}
}

export type Settings = ReturnType<typeof complete>

export function readSettings(context: (name: string) => unknown): Settings {
	const names = Object.keys(Settings.shape)
	const given = names.flatMap((name) => (context(name) === undefined ? [] : [[name, context(name)]]))
	const { data, error } = Settings.safeParse(Object.fromEntries(given))
	const wrong = error ? error.issues.map(({ path: [name] }) => String(name)) : invalidTogether(data)
	if (data && wrong.length === 0) return complete(data)
	throw new Error(`These settings are missing or wrong:\n\n${describe((name) => wrong.includes(name))}`)
}

/** Each setting is a line of the help text. */
export const describe = (which: (name: string) => boolean) =>
	Object.entries(Settings.shape)
		.flatMap(([name, { description }]) => (which(name) ? [`  ${name.padEnd(17)} ${description}`] : []))
		.join('\n')

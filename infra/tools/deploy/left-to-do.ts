import { resolve, resolveTxt } from 'node:dns/promises'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
	GetIdentityDkimAttributesCommand,
	GetIdentityMailFromDomainAttributesCommand,
	GetIdentityNotificationAttributesCommand,
	GetSendQuotaCommand,
	SESClient,
} from '@aws-sdk/client-ses'
import { SNSClient } from '@aws-sdk/client-sns'
import type { Settings } from '#infra/stacks/settings.ts'
import type { Outputs } from '../cloud-facts.ts'
import { alarmSubscription } from './alarm-subscription.ts'
import { isVerified } from './sender-identity.ts'

type Client = { region: string }

/** Only a person can do these tasks. Each is a sentence, and those that are done are left out. */
export async function leftToDo(settings: Settings, outputs: Outputs, client: Client) {
	const ses = new SESClient(client)
	const parts = await Promise.all([
		senderRecords(settings, ses),
		bounceRecords(settings, ses),
		forwarding(settings, ses),
		policyRecord(settings),
		mailSandbox(ses),
		alarmSubscription(settings, outputs.App, new SNSClient(client)),
		lambdaQuota(client),
		domain(settings, outputs),
		removal(settings),
	])
	return parts.flat()
}

type Sender = Pick<Settings, 'mailDomain' | 'mailFromDomain' | 'zoneName' | 'senderIdentity'>

/** The stack puts SES's records into a zone of the sender's domain. */
const makesRecords = ({ mailDomain, zoneName, senderIdentity }: Sender) =>
	senderIdentity === 'make' && zoneName === mailDomain

export async function senderRecords(sender: Sender, ses: SESClient) {
	const { mailDomain } = sender
	if (await isVerified(mailDomain, ses)) return []
	if (makesRecords(sender))
		return [`Wait until AWS has verified ${mailDomain}, for minutes as a rule; until then no mail is sent.`]
	const ask = new GetIdentityDkimAttributesCommand({ Identities: [mailDomain] })
	const { DkimAttributes } = await ses.send(ask)
	const records = (DkimAttributes?.[mailDomain]?.DkimTokens ?? []).map(
		(token) => `\n    ${token}._domainkey.${mailDomain}  CNAME  ${token}.dkim.amazonses.com`,
	)
	return [`Put these records into the DNS of ${mailDomain}; until then no mail is sent.${records.join('')}`]
}

/** Without these records SES takes bounces at an address of its own, and mail programs see two domains in one mail. */
export async function bounceRecords(sender: Sender, ses: SESClient) {
	const { mailDomain, mailFromDomain } = sender
	if (makesRecords(sender)) return []
	const ask = new GetIdentityMailFromDomainAttributesCommand({ Identities: [mailDomain] })
	const { MailFromDomainAttributes } = await ses.send(ask)
	const { MailFromDomain, MailFromDomainStatus } = MailFromDomainAttributes?.[mailDomain] ?? {}
	if (MailFromDomain !== mailFromDomain)
		return [
			`Set ${mailFromDomain} as the MAIL FROM domain of ${mailDomain} (AWS console → SES → Identities), and deploy again for its records. Until then mail programs see two domains in one mail.`,
		]
	if (MailFromDomainStatus === 'Success') return []
	return [
		`Put these records into the DNS of ${mailDomain}, for bounces.
    ${mailFromDomain}  MX   10 feedback-smtp.${await ses.config.region()}.amazonses.com
    ${mailFromDomain}  TXT  "v=spf1 include:amazonses.com ~all"`,
	]
}

/** A bounce returns the whole letter. The stack turns this off for an identity that it makes itself. */
export async function forwarding({ mailDomain, senderIdentity }: Sender, ses: SESClient) {
	if (senderIdentity === 'make') return []
	const ask = new GetIdentityNotificationAttributesCommand({ Identities: [mailDomain] })
	const { NotificationAttributes } = await ses.send(ask)
	return NotificationAttributes?.[mailDomain]?.ForwardingEnabled
		? [`Turn off 'Email feedback forwarding' for ${mailDomain} in SES, or letters that bounce lie in a mailbox.`]
		: []
}

/**
 * Gmail and Yahoo want this record of everyone who writes to many people. A domain has one for all of its mail, so we
 * make none.
 */
export async function policyRecord({ mailDomain }: Pick<Settings, 'mailDomain'>, look = resolveTxt) {
	const records = await look(`_dmarc.${mailDomain}`).catch(() => [])
	if (records.some((parts) => parts.join('').startsWith('v=DMARC1'))) return []
	return [
		`Put this record into the DNS of ${mailDomain}; without it large mail services take fewer of our mails.
    _dmarc.${mailDomain}  TXT  "v=DMARC1; p=none"`,
	]
}

/** A new account may send 200 mails a day, and only to addresses that are verified with SES. */
async function mailSandbox(ses: SESClient) {
	const { Max24HourSend = 0 } = await ses.send(new GetSendQuotaCommand())
	return Max24HourSend > 200
		? []
		: ['Ask AWS for production access in SES: until then mails reach only addresses you verified yourself.']
}

/** A new account runs ten functions at once in all; the gateway lets 50 requests a second through. */
async function lambdaQuota(client: Client) {
	const { AccountLimit } = await new LambdaClient(client).send(new GetAccountSettingsCommand())
	const limit = AccountLimit?.ConcurrentExecutions ?? 0
	return limit >= 100
		? []
		: [
				`Before you tell anyone of the site: ask AWS (Service Quotas, Lambda, concurrent executions) for 100 or more, and wait for it. This account has ${limit}; mails and the audit trail take up to 8 of them, and people get errors.`,
			]
}

async function domain({ site, hasDomain, zoneId }: Settings, { Web }: Outputs) {
	const { hostname } = new URL(site)
	// The stack makes the records of a site's name in our zone.
	if (!Web || zoneId) return []
	if (!hasDomain)
		return site === `https://${Web.DistributionDomain}`
			? []
			: [`Mails and uploads still name ${site}: set site to https://${Web.DistributionDomain} and deploy again.`]
	const addresses = await resolve(hostname).catch(() => [])
	return addresses.length > 0 ? [] : [`Point ${hostname} to ${Web.DistributionDomain} in the DNS.`]
}

/** The privacy notice is true only once old data leaves. */
const removal = ({ removeOld }: Settings) =>
	removeOld === 'yes'
		? []
		: [
				'The privacy notice says that old data leaves, and nothing does yet. `npm run jobs` says what is due for removal: read it, then set removeOld to yes and deploy again.',
			]

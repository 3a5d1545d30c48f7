import { resolve } from 'node:dns/promises'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
	GetIdentityDkimAttributesCommand,
	GetIdentityVerificationAttributesCommand,
	GetSendQuotaCommand,
	SESClient,
} from '@aws-sdk/client-ses'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import type { Settings } from '../settings.ts'
import type { Outputs } from './cloud-facts.ts'

type Client = { region: string }

/** What nobody but a person can do, each as a sentence; what is done already is not among it. */
export async function leftToDo(settings: Settings, outputs: Outputs, client: Client) {
	const parts = await Promise.all([
		senderIdentity(settings, client),
		mailSandbox(client),
		alarmSubscription(settings, outputs, client),
		lambdaQuota(client),
		domain(settings, outputs),
		removal(settings),
	])
	return parts.flat()
}

async function senderIdentity({ mailDomain }: Settings, client: Client) {
	const ses = new SESClient(client)
	const Identities = [mailDomain]
	const { VerificationAttributes } = await ses.send(
		new GetIdentityVerificationAttributesCommand({ Identities }),
	)
	if (VerificationAttributes?.[mailDomain]?.VerificationStatus === 'Success') return []
	const { DkimAttributes } = await ses.send(new GetIdentityDkimAttributesCommand({ Identities }))
	const records = (DkimAttributes?.[mailDomain]?.DkimTokens ?? []).map(
		(token) => `\n    ${token}._domainkey.${mailDomain}  CNAME  ${token}.dkim.amazonses.com`,
	)
	return [`Put these records into the DNS of ${mailDomain}; until then no mail is sent.${records.join('')}`]
}

/** A new account may send 200 mails a day, and only to addresses that are verified with SES. */
async function mailSandbox(client: Client) {
	const { Max24HourSend = 0 } = await new SESClient(client).send(new GetSendQuotaCommand())
	return Max24HourSend > 200
		? []
		: ['Ask AWS for production access in SES: until then mails reach only addresses you verified yourself.']
}

async function alarmSubscription({ alarmEmail }: Settings, { App }: Outputs, client: Client) {
	const list = new ListSubscriptionsByTopicCommand({ TopicArn: App.AlarmTopic })
	const { Subscriptions = [] } = await new SNSClient(client).send(list)
	const isPending = Subscriptions.some(({ SubscriptionArn }) => SubscriptionArn === 'PendingConfirmation')
	return isPending
		? [`Confirm the mail from AWS Notifications to ${alarmEmail}: until then alarms reach nobody.`]
		: []
}

/** A new account runs ten functions at once, in all; the gateway lets 50 requests a second through. */
async function lambdaQuota(client: Client) {
	const { AccountLimit } = await new LambdaClient(client).send(new GetAccountSettingsCommand())
	const limit = AccountLimit?.ConcurrentExecutions ?? 0
	return limit >= 100
		? []
		: [`Ask AWS (Service Quotas, Lambda, concurrent executions) for 100 or more; this account has ${limit}.`]
}

async function domain({ site, hasDomain }: Settings, { Web }: Outputs) {
	const { hostname } = new URL(site)
	if (!Web) return []
	if (!hasDomain)
		return site === `https://${Web.DistributionDomain}`
			? []
			: [
					`Mails and uploads still name ${site}: set site to https://${Web.DistributionDomain} and deploy again.`,
				]
	const addresses = await resolve(hostname).catch(() => [])
	return addresses.length > 0 ? [] : [`Point ${hostname} to ${Web.DistributionDomain} in the DNS.`]
}

/** The privacy notice is true only once old data leaves. */
const removal = ({ removeOld }: Settings) =>
	removeOld === 'yes'
		? []
		: [
				'The privacy notice says that old data leaves, and nothing does yet. Read in the log of JobsRetention what is due for removal, then set removeOld to yes and deploy again.',
			]

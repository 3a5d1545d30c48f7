import { CfnOutput, CfnParameter, Duration, RemovalPolicies, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty'
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { CfnConfigurationSetEventDestination, ConfigurationSet, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { alarm, errorsOf, heartbeat } from '../alarm.ts'
import type { AppStack } from '../app-stack.ts'
import { scannedPrefix } from '../file-scan.ts'
import type { Settings } from '../settings.ts'
import { firewall } from './firewall.ts'
import { Site } from './site.ts'

interface WebStackProps extends StackProps {
	settings: Settings
	app: AppStack
}

/** The stack holds everything in front of the App stack: CloudFront, firewall, mail identity and DNS. */
export class WebStack extends Stack {
	constructor(scope: Construct, id: string, { settings, app, ...props }: WebStackProps) {
		super(scope, id, props)
		const secret = new CfnParameter(this, 'OriginSecret', { noEcho: true, minLength: 16 })
		const gatewayKey = new CfnParameter(this, 'GatewayKey', { noEcho: true, minLength: 20 })
		const zone = this.#zone(settings)
		const certificate = this.#certificate(settings, zone)
		const site = new Site(this, 'Site', {
			settings,
			app,
			sent: { originSecret: secret.valueAsString, gatewayKey: gatewayKey.valueAsString },
			...(certificate && { certificate }),
			webAclArn: firewall(this, settings).attrArn,
		})
		// The emulators count no requests, and know no expression of two metrics.
		if (!settings.local) watchSite(this, { settings, site, alarms: app.alarms })
		this.#mail(settings, app, zone)
		this.#scan(app)
		// People come by the name, so it leads here once the site has answered.
		if (zone && settings.protect === 'yes') this.#names(settings, site, zone)
		new CfnOutput(this, 'SiteBucket', { value: site.bucket.bucketName })
		new CfnOutput(this, 'DistributionId', { value: site.distribution.distributionId })
		new CfnOutput(this, 'DistributionDomain', { value: site.distribution.distributionDomainName })
	}

	#zone({ zoneId, zoneName }: Settings) {
		if (!zoneId || !zoneName) return undefined
		return HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: zoneId, zoneName })
	}

	/** CloudFront refuses every request for the site's own name that has no certificate. */
	#certificate({ certificate, site }: Settings, zone: IHostedZone | undefined) {
		if (certificate) return Certificate.fromCertificateArn(this, 'GivenCertificate', certificate)
		if (!zone) return undefined
		const domainName = new URL(site).hostname
		return new Certificate(this, 'Certificate', { domainName, validation: CertificateValidation.fromDns(zone) })
	}

	#mail({ mailDomain, mailFromDomain, names, senderIdentity }: Settings, app: AppStack, zone: IHostedZone | undefined) {
		const set = new ConfigurationSet(this, 'MailSet', {
			configurationSetName: names.configurationSet,
			reputationMetrics: true,
			// SES's own suppression list is off, because only our own record lets an employee unblock an address.
			disableSuppressionList: true,
		})
		new CfnConfigurationSetEventDestination(this, 'MailFeedback', {
			configurationSetName: set.configurationSetName,
			eventDestination: {
				enabled: true,
				matchingEventTypes: ['bounce', 'complaint'],
				snsDestination: { topicArn: app.mail.feedbackTopic.topicArn },
			},
		})
		// SES knows an identity once in an account, and making it again fails the whole stack.
		if (senderIdentity === 'existing') return
		// Where we have the zone of the sender's domain, SES's three DKIM records and two for bounces are made in it.
		const identity = zone?.zoneName === mailDomain ? Identity.publicHostedZone(zone) : Identity.domain(mailDomain)
		const sender = new EmailIdentity(this, 'Sender', {
			identity,
			configurationSet: set,
			mailFromDomain,
			// SES would forward each bounce, with the letter in it, to the organization's mailbox, where erasing doesn't reach.
			feedbackForwarding: false,
		})
		// Other stages send from it too. A first deployment that fails takes it back.
		RemovalPolicies.of(sender).apply(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
		const note = { parameterName: names.senderParameter, stringValue: mailDomain }
		new StringParameter(this, 'SenderParameter', note).node.addDependency(sender)
	}

	/**
	 * GuardDuty tries the role at once, and IAM takes seconds to tell all of AWS of a new one. The role is in the
	 * stack that was deployed minutes before, so a plan that comes too early can't undo that stack.
	 */
	#scan({ fileScan: { role }, data: { files } }: AppStack) {
		if (!role) return
		new CfnMalwareProtectionPlan(this, 'ScanPlan', {
			role: role.roleArn,
			protectedResource: { s3Bucket: { bucketName: files.bucketName, objectPrefixes: [scannedPrefix] } },
			actions: { tagging: { status: 'ENABLED' } },
		})
	}

	#names({ site: address, names }: Settings, site: Site, zone: IHostedZone) {
		const recordName = new URL(address).hostname
		const record = { zone, recordName, target: RecordTarget.fromAlias(new CloudFrontTarget(site.distribution)) }
		new ARecord(this, 'Name', record)
		new AaaaRecord(this, 'NameForIpv6', record)
		new StringParameter(this, 'SiteNameParameter', { parameterName: names.siteNameParameter, stringValue: recordName })
	}
}

interface WatchSiteProps {
	settings: Settings
	site: Site
	alarms: Topic
}

/** CloudFront and WAF count without a charge what people see of the whole site. */
function watchSite(scope: Construct, { settings, site, alarms }: WatchSiteProps) {
	const { distribution } = site
	const period = Duration.minutes(5)
	// The CDK leaves the region out, and without it CloudFront has no metrics.
	const dimensionsMap = { DistributionId: distribution.distributionId, Region: 'Global' }
	alarm(scope, 'RequestsFailed', {
		// One alarm watches both numbers, because a function that fails is also an answer that fails.
		metric: new MathExpression({
			// A sum would have no value while one of the two has none, as before the first error.
			expression: 'MAX([logged, percent])',
			usingMetrics: {
				logged: errorsOf(settings, 'Requests'),
				percent: distribution.metric5xxErrorRate({ dimensionsMap, period }),
			},
			period,
			label: 'logged errors, or per cent of answers that failed',
		}),
		means: 'People saw "Something went wrong" or no page at all. `npm run errors` says what fails, and for whom.',
		alarms,
	})
	alarm(scope, 'RequestsRefused', {
		metric: new Metric({
			namespace: 'AWS/WAFV2',
			metricName: 'BlockedRequests',
			dimensionsMap: { WebACL: settings.names.firewall, Rule: 'ALL' },
			period: Duration.minutes(15),
			statistic: 'Sum',
		}),
		means:
			'The firewall refused 500 requests in a quarter of an hour: one address floods the site, or many people share it.',
		alarms,
		threshold: 500,
	})
	heartbeat(scope, 'NobodyCame', {
		settings,
		metric: distribution.metricRequests({ dimensionsMap, period: Duration.days(1), statistic: 'Sum' }),
		means: 'Nobody reached the site for a day, not even a search engine: its name may lead nowhere.',
		alarms,
	})
}

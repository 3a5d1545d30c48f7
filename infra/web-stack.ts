import { CfnOutput, CfnParameter, Stack, type StackProps } from 'aws-cdk-lib'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import {
	CfnConfigurationSetEventDestination,
	ConfigurationSet,
	EmailIdentity,
	Identity,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import { apis } from '#shared/api.ts'
import type { AppStack } from './app-stack.ts'
import { firewall } from './firewall.ts'
import type { Settings } from './settings.ts'
import { Site } from './site.ts'

interface WebStackProps extends StackProps {
	settings: Settings
	app: AppStack
}

/** What stands between the world and the App stack: CloudFront, firewall, mail identity, names. */
export class WebStack extends Stack {
	constructor(scope: Construct, id: string, { settings, app, ...props }: WebStackProps) {
		super(scope, id, props)
		const originSecret = new CfnParameter(this, 'OriginSecret', { noEcho: true, minLength: 16 }).valueAsString
		const site = new Site(this, 'Site', {
			settings,
			app,
			originSecret,
			webAclArn: firewall(this, settings).attrArn,
			apis,
		})
		this.#mail(settings, app)
		this.#names(settings, site)
		new CfnOutput(this, 'SiteBucket', { value: site.bucket.bucketName })
		new CfnOutput(this, 'DistributionId', { value: site.distribution.distributionId })
		new CfnOutput(this, 'DistributionDomain', { value: site.distribution.distributionDomainName })
	}

	#mail({ mailFrom, names }: Settings, app: AppStack) {
		const [, domain = mailFrom] = mailFrom.split('@')
		const set = new ConfigurationSet(this, 'MailSet', {
			configurationSetName: names.configurationSet,
			reputationMetrics: true,
		})
		new CfnConfigurationSetEventDestination(this, 'MailFeedback', {
			configurationSetName: set.configurationSetName,
			eventDestination: {
				enabled: true,
				matchingEventTypes: ['bounce', 'complaint'],
				snsDestination: { topicArn: app.mail.feedbackTopic.topicArn },
			},
		})
		new EmailIdentity(this, 'Sender', { identity: Identity.domain(domain), configurationSet: set })
	}

	#names({ site: address, zoneId, zoneName }: Settings, site: Site) {
		if (!zoneId || !zoneName) return
		const record = {
			zone: HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: zoneId, zoneName }),
			recordName: new URL(address).hostname,
			target: RecordTarget.fromAlias(new CloudFrontTarget(site.distribution)),
		}
		new ARecord(this, 'Name', record)
		new AaaaRecord(this, 'NameForIpv6', record)
	}
}

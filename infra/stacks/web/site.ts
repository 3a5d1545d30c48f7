import { Annotations, Duration, Fn } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
	AccessLevel,
	AllowedMethods,
	CachePolicy,
	Distribution,
	HttpVersion,
	OriginProtocolPolicy,
	OriginRequestPolicy,
	SecurityPolicyProtocol,
	ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, type HttpOriginProps, RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { AppStack } from '../app-stack.ts'
import { privateBucket, tidy } from '../data.ts'
import type { Settings } from '../settings.ts'
import { atEdge } from './edge.ts'
import { apiHeaders, siteHeaders } from './headers.ts'

interface SiteProps {
	settings: Settings
	app: AppStack
	/**
	 * CloudFront sends these with every request, so that the gateway and the functions can refuse every other one.
	 */
	sent: { originSecret: string; gatewayKey: string }
	/** The certificate is for the site's own domain. A site without one has only CloudFront's domain. */
	certificate?: ICertificate
	webAclArn: string
}

/** The site and the API have one origin, so that cookies never need to cross origins. */
export class Site extends Construct {
	readonly bucket: Bucket
	readonly distribution: Distribution

	constructor(scope: Construct, id: string, props: SiteProps) {
		super(scope, id)
		const { settings, app, sent, certificate, webAclArn } = props
		this.bucket = new Bucket(this, 'Files', {
			...privateBucket(settings),
			// The bucket has a fixed name, because another emulator makes its distribution, and each would make up
			// another name.
			...(settings.target === 'localstack' && { bucketName: `site-${settings.stage}` }),
			serverAccessLogsBucket: app.data.accessLogs,
			serverAccessLogsPrefix: 'site/',
			lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }, tidy],
		})
		const headers = apiHeaders(this)
		const fromFiles = {
			origin: this.#files(settings, app),
			viewerProtocolPolicy: viewerProtocol(settings),
			cachePolicy: CachePolicy.CACHING_OPTIMIZED,
			responseHeadersPolicy: headers,
		}
		// No address leads to the list of files: the root is a page, and CloudFront passes no query on.
		Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk')
		this.distribution = new Distribution(this, 'Distribution', {
			comment: 'Bridge The Gap',
			httpVersion: HttpVersion.HTTP2_AND_3,
			minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
			webAclId: webAclArn,
			...(certificate && { domainNames: [new URL(settings.site).hostname], certificate }),
			defaultBehavior: {
				origin: filesIn(this.bucket, settings, [AccessLevel.READ, AccessLevel.LIST]),
				viewerProtocolPolicy: viewerProtocol(settings),
				cachePolicy: CachePolicy.CACHING_OPTIMIZED,
				responseHeadersPolicy: siteHeaders(this, settings, app.data.files),
				functionAssociations: atEdge(this, 'pages', settings.languages),
			},
			additionalBehaviors: {
				'/pictures/*': fromFiles,
				// Each file says itself how long it may be kept.
				'/published/*': fromFiles,
				'/api/*': {
					origin: this.#apiOrigin(settings, app, sent),
					viewerProtocolPolicy: viewerProtocol(settings),
					allowedMethods: AllowedMethods.ALLOW_ALL,
					cachePolicy: CachePolicy.CACHING_DISABLED,
					originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
					responseHeadersPolicy: headers,
					functionAssociations: atEdge(this, 'api', settings.languages),
				},
			},
			errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
		})
	}

	/** The bucket's own policy lets CloudFront read pictures and what is published, and nothing else (infra/stacks/data.ts). */
	#files(settings: Settings, app: AppStack) {
		const { bucketArn, bucketRegionalDomainName } = app.data.files
		const bucket = Bucket.fromBucketAttributes(this, 'Pictures', { bucketArn, bucketRegionalDomainName })
		Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac')
		return filesIn(bucket, settings)
	}

	#apiOrigin(settings: Settings, app: AppStack, { originSecret, gatewayKey }: SiteProps['sent']) {
		const customHeaders = { 'x-api-key': gatewayKey, 'x-origin-secret': Fn.select(0, Fn.split(',', originSecret)) }
		const { rest } = app.api
		if (!settings.local) return new RestApiOrigin(rest, { customHeaders })
		// The embedded emulator refuses AWS host names as origins, so it gets the address at which it serves the same API.
		const originPath = `/_aws/execute-api/${rest.restApiId}/${rest.deploymentStage.stageName}`
		return onEmulator(settings, { originPath, customHeaders })
	}
}

const onEmulator = ({ host, port }: Settings, origin: Pick<HttpOriginProps, 'originPath' | 'customHeaders'>) =>
	new HttpOrigin(host, { ...origin, httpPort: port, protocolPolicy: OriginProtocolPolicy.HTTP_ONLY })

/**
 * LocalStack keeps the files and has no CloudFront. MiniStack's reads them unsigned, because LocalStack checks no policy.
 * Without the right to list S3 answers 403 in place of 404.
 */
const filesIn = (bucket: IBucket, settings: Settings, originAccessLevels = [AccessLevel.READ]) =>
	settings.target === 'localstack'
		? onEmulator(settings, { originPath: `/${bucket.bucketName}` })
		: S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels })

/**
 * CloudFront caches these for ten seconds, most of them whatever the answer says about caching, by host and path
 * alone: one person's 500 of `GET /api/user` would be everyone's at that edge. A lifetime of 0 without a page ends
 * that and leaves the API's answer as it is.
 */
const cachedErrors = [404, 414, 500, 501, 502, 503, 504]

const viewerProtocol = ({ local }: Settings) =>
	local ? ViewerProtocolPolicy.ALLOW_ALL : ViewerProtocolPolicy.REDIRECT_TO_HTTPS

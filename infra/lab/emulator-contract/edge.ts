import type { Stack } from 'aws-cdk-lib'
import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import {
	AllowedMethods,
	CachePolicy,
	Distribution,
	HeadersFrameOption,
	OriginProtocolPolicy,
	OriginRequestPolicy,
	ResponseHeadersPolicy,
	ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket } from 'aws-cdk-lib/aws-s3'
import { atEdge } from '#infra/stacks/edge.ts'

/** CloudFront stands before a private bucket and an API, with the product's own edge functions. */
export function edgeInFront(stack: Stack, rest: RestApi, port: number) {
	const site = new Bucket(stack, 'Site', { blockPublicAccess: BlockPublicAccess.BLOCK_ALL })
	const viewerProtocolPolicy = ViewerProtocolPolicy.ALLOW_ALL
	const distribution = new Distribution(stack, 'Distribution', {
		defaultBehavior: {
			origin: S3BucketOrigin.withOriginAccessControl(site),
			viewerProtocolPolicy,
			responseHeadersPolicy: new ResponseHeadersPolicy(stack, 'Headers', {
				securityHeadersBehavior: {
					frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
					contentSecurityPolicy: { contentSecurityPolicy: "default-src 'none'", override: true },
				},
			}),
			functionAssociations: atEdge(stack, 'pages'),
		},
		additionalBehaviors: {
			'/api/*': {
				origin: new HttpOrigin('localhost', {
					httpPort: port,
					protocolPolicy: OriginProtocolPolicy.HTTP_ONLY,
					originPath: `/_aws/execute-api/${rest.restApiId}/v1`,
					customHeaders: { 'x-origin-secret': 'contract-secret' },
				}),
				viewerProtocolPolicy,
				allowedMethods: AllowedMethods.ALLOW_ALL,
				cachePolicy: CachePolicy.CACHING_DISABLED,
				originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
				functionAssociations: atEdge(stack, 'api'),
			},
		},
	})
	return { SITE: site.bucketName, DOMAIN: distribution.distributionDomainName }
}

import { Duration } from 'aws-cdk-lib'
import {
	HeadersFrameOption,
	HeadersReferrerPolicy,
	ResponseHeadersPolicy,
	type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

/** Pages may run our own files, call our own API and upload to our own bucket, and nothing else. */
export function siteHeaders(scope: Construct, settings: Settings, files: Bucket) {
	const storage = settings.local ? settings.endpoint : `https://${files.bucketRegionalDomainName}`
	const rules = [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		"font-src 'self'",
		`img-src 'self' blob: ${storage}`,
		`connect-src 'self' ${storage}`,
		"manifest-src 'self'",
		// The console's mail preview and the hosted donation form are frames, and so are the PDFs that employees read.
		`frame-src 'self' ${storage}`,
		// The hosted donation form belongs to a provider that the organization chooses later, and it needs HTTPS.
		"form-action 'self' https:",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
	]
	return new ResponseHeadersPolicy(scope, 'Headers', {
		securityHeadersBehavior: securityHeaders(rules),
		customHeadersBehavior: {
			customHeaders: [
				{
					header: 'permissions-policy',
					value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
					override: true,
				},
				{ header: 'cross-origin-opener-policy', value: 'same-origin', override: true },
			],
		},
	})
}

/**
 * The functions set most of these themselves. The gateway's own answers come without them, and a shorter lifetime of
 * HTTPS from the API would replace the site's in the browser.
 */
export const apiHeaders = (scope: Construct) =>
	new ResponseHeadersPolicy(scope, 'ApiHeaders', {
		securityHeadersBehavior: securityHeaders(["default-src 'none'", "frame-ancestors 'none'"]),
	})

const securityHeaders = (rules: string[]): ResponseSecurityHeadersBehavior => ({
	contentSecurityPolicy: { contentSecurityPolicy: rules.join('; '), override: true },
	contentTypeOptions: { override: true },
	frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
	referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
	strictTransportSecurity: {
		accessControlMaxAge: Duration.days(730),
		// Other addresses below the organization's domain are not ours to bind for two years.
		includeSubdomains: false,
		override: true,
	},
})

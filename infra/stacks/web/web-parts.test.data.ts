import * as z from 'zod'

export const Behaviour = z.object({
	PathPattern: z.string().optional(),
	AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
	CachePolicyId: z.string(),
	OriginRequestPolicyId: z.string().optional(),
	ResponseHeadersPolicyId: z.string().optional(),
	FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })).default([]),
	TargetOriginId: z.string(),
	ViewerProtocolPolicy: z.literal('redirect-to-https'),
})
export const Distribution = z.object({
	DistributionConfig: z.object({
		DefaultCacheBehavior: Behaviour,
		CacheBehaviors: z.array(Behaviour),
		Origins: z.array(
			z.object({
				Id: z.string(),
				OriginAccessControlId: z.string().optional(),
				OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.unknown() })).optional(),
				CustomOriginConfig: z.object({ OriginProtocolPolicy: z.literal('https-only') }).optional(),
			}),
		),
		ViewerCertificate: z.object({ MinimumProtocolVersion: z.literal('TLSv1.2_2021') }),
		WebACLId: z.string(),
		Aliases: z.array(z.string()),
		CustomErrorResponses: z.array(z.strictObject({ ErrorCode: z.number(), ErrorCachingMinTTL: z.literal(0) })),
	}),
})

/** The rules of the AWS managed groups we use, by their documented names. */
export const managedGroups = {
	AWSManagedRulesAmazonIpReputationList: [
		'AWSManagedIPReputationList',
		'AWSManagedReconnaissanceList',
		'AWSManagedIPDDoSList',
	],
	AWSManagedRulesKnownBadInputsRuleSet: [
		'JavaDeserializationRCE_BODY',
		'JavaDeserializationRCE_URIPATH',
		'JavaDeserializationRCE_QUERYSTRING',
		'JavaDeserializationRCE_HEADER',
		'Host_localhost_HEADER',
		'PROPFIND_METHOD',
		'ExploitablePaths_URIPATH',
		'Log4JRCE_QUERYSTRING',
		'Log4JRCE_BODY',
		'Log4JRCE_URIPATH',
		'Log4JRCE_HEADER',
	],
	AWSManagedRulesCommonRuleSet: [
		'NoUserAgent_HEADER',
		'UserAgent_BadBots_HEADER',
		'SizeRestrictions_QUERYSTRING',
		'SizeRestrictions_Cookie_HEADER',
		'SizeRestrictions_BODY',
		'SizeRestrictions_URIPATH',
		'EC2MetaDataSSRF_BODY',
		'EC2MetaDataSSRF_COOKIE',
		'EC2MetaDataSSRF_URIPATH',
		'EC2MetaDataSSRF_QUERYARGUMENTS',
		'GenericLFI_QUERYARGUMENTS',
		'GenericLFI_URIPATH',
		'GenericLFI_BODY',
		'RestrictedExtensions_URIPATH',
		'RestrictedExtensions_QUERYARGUMENTS',
		'GenericRFI_QUERYARGUMENTS',
		'GenericRFI_BODY',
		'GenericRFI_URIPATH',
		'CrossSiteScripting_COOKIE',
		'CrossSiteScripting_QUERYARGUMENTS',
		'CrossSiteScripting_BODY',
		'CrossSiteScripting_URIPATH',
	],
}

export type ManagedGroup = keyof typeof managedGroups

/**
 * These rules only count, because they would refuse real applications: people write freely, with links and signs like
 * <3, and a scan can contain any bytes.
 */
export const readsPeoplesWords = new Set(
	managedGroups.AWSManagedRulesCommonRuleSet.filter((rule) => rule.endsWith('_BODY')),
)

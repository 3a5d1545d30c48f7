/** The rules of the groups we take from AWS, by their names in its documentation. */
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
 * They only count. People describe their troubles in their own words, with addresses of pages and signs like <3, and
 * send scans in which any bytes may be.
 */
export const readsPeoplesWords = new Set(
	managedGroups.AWSManagedRulesCommonRuleSet.filter((rule) => rule.endsWith('_BODY')),
)

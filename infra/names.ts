/** Every name that CloudFormation does not make up carries its stage, so that several stages fit into one account. */
export const namesFor = (stage: string) => ({
	app: `BridgeTheGap-${stage}-App`,
	web: `BridgeTheGap-${stage}-Web`,
	/** The SSM parameters that hold the names of the App stack's table and buckets. */
	tableParameter: `/bridge-the-gap/${stage}/table`,
	filesParameter: `/bridge-the-gap/${stage}/files`,
	auditArchiveParameter: `/bridge-the-gap/${stage}/audit-archive`,
	originSecretParameter: `/bridge-the-gap/${stage}/origin-secret`,
	gatewayKeyParameter: `/bridge-the-gap/${stage}/gateway-key`,
	configurationSet: `bridge-the-gap-${stage}`,
	firewall: `BridgeTheGap-${stage}-Firewall`,
	/** WAF only writes to log groups whose names begin with this. */
	firewallLog: `aws-waf-logs-bridge-the-gap-${stage}`,
	metrics: `BridgeTheGap/${stage}`,
})

/** The stage of every cloud on a laptop: tests and `npm start`. */
export const localStage = 'local'

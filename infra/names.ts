/** Every name that CloudFormation does not make up carries its stage, so that several stages fit into one account. */
export const namesFor = (stage: string) => ({
	app: `BridgeTheGap-${stage}-App`,
	web: `BridgeTheGap-${stage}-Web`,
	/** The SSM parameter in which the App stack says which table is its own. */
	tableParameter: `/bridge-the-gap/${stage}/table`,
	originSecretParameter: `/bridge-the-gap/${stage}/origin-secret`,
	configurationSet: `bridge-the-gap-${stage}`,
	firewall: `BridgeTheGap-${stage}-Firewall`,
	/** WAF writes only to log groups whose names begin so. */
	firewallLog: `aws-waf-logs-bridge-the-gap-${stage}`,
	metrics: `BridgeTheGap/${stage}`,
})

/** The stage of every cloud on a laptop: tests and `npm start`. */
export const localStage = 'local'

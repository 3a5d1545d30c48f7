/** Every name that CloudFormation does not make up carries its stage, so that several stages fit into one account. */
export const namesFor = (stage: string) => ({
	/** The stacks' names and the alarms' begin with it. It's short, because CloudFormation cuts a stack's name to 25 signs. */
	prefix: `BTG-${stage}`,
	app: `BTG-${stage}-App`,
	web: `BTG-${stage}-Web`,
	/** The SSM parameters that hold the names of the App stack's table and buckets. */
	tableParameter: `/bridge-the-gap/${stage}/table`,
	filesParameter: `/bridge-the-gap/${stage}/files`,
	auditArchiveParameter: `/bridge-the-gap/${stage}/audit-archive`,
	/** Holds the names of the App stack's functions, because CloudFormation cuts them and they can't be guessed. */
	functionsParameter: `/bridge-the-gap/${stage}/functions`,
	/** Holds the dead-letter queues, and where the messages of each go back to. */
	deadEndsParameter: `/bridge-the-gap/${stage}/dead-ends`,
	/** Holds the sender's domain where this stage's stack made its identity. */
	senderParameter: `/bridge-the-gap/${stage}/sender`,
	/** Is there once both stacks were deployed and are protected. */
	protectedParameter: `/bridge-the-gap/${stage}/protected`,
	originSecretParameter: `/bridge-the-gap/${stage}/origin-secret`,
	gatewayKeyParameter: `/bridge-the-gap/${stage}/gateway-key`,
	configurationSet: `bridge-the-gap-${stage}`,
	firewall: `BTG-${stage}-Firewall`,
	/** WAF only writes to log groups whose names begin with this. */
	firewallLog: `aws-waf-logs-bridge-the-gap-${stage}`,
	metrics: `BridgeTheGap/${stage}`,
})

/** The stage of every cloud on a laptop: tests and `npm start`. */
export const localStage = 'local'

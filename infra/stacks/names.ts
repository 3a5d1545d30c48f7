/** Every name that CloudFormation doesn't make up carries its stage, so that several stages fit into one account. */
export const namesFor = (stage: string) => ({
	/**
	 * The names of stacks and alarms begin with this prefix. It's short, because CloudFormation cuts a stack's name
	 * to 25 characters.
	 */
	prefix: `BTG-${stage}`,
	app: `BTG-${stage}-App`,
	web: `BTG-${stage}-Web`,
	/** These SSM parameters hold the names of the App stack's table and buckets. */
	tableParameter: `/bridge-the-gap/${stage}/table`,
	/** The parameter holds the stream of a restored table, once that table is to be the one in use. */
	restoredTableParameter: `/bridge-the-gap/${stage}/restored-table`,
	filesParameter: `/bridge-the-gap/${stage}/files`,
	auditArchiveParameter: `/bridge-the-gap/${stage}/audit-archive`,
	/**
	 * This parameter holds the names of the App stack's functions, because CloudFormation cuts them and nobody can
	 * guess them.
	 */
	functionsParameter: `/bridge-the-gap/${stage}/functions`,
	/** The parameter holds the dead-letter queues, and where the messages of each go back to. */
	deadEndsParameter: `/bridge-the-gap/${stage}/dead-ends`,
	/** The parameter holds the sender's domain where this stage's stack made its identity. */
	senderParameter: `/bridge-the-gap/${stage}/sender`,
	/** The parameter holds the site's name where this stage's stack made its records. */
	siteNameParameter: `/bridge-the-gap/${stage}/site-name`,
	/** The parameter exists once both stacks were deployed, answered and are protected. */
	protectedParameter: `/bridge-the-gap/${stage}/protected`,
	originSecretParameter: `/bridge-the-gap/${stage}/origin-secret`,
	gatewayKeyParameter: `/bridge-the-gap/${stage}/gateway-key`,
	configurationSet: `bridge-the-gap-${stage}`,
	firewall: `BTG-${stage}-Firewall`,
	/** WAF only writes to log groups whose names begin like this one. */
	firewallLog: `aws-waf-logs-bridge-the-gap-${stage}`,
	metrics: `BridgeTheGap/${stage}`,
})

/** Every cloud on a laptop has this stage: tests and `npm start`. */
export const localStage = 'local'

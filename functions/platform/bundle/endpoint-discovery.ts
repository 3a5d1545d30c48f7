/** Stands in for the SDK's search for DynamoDB's endpoints, in every bundle (infra/lambda.ts): there is one, and it is known. */
export const resolveEndpointDiscoveryConfig = <Config>(config: Config) => config

export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
	environmentVariableSelector: () => false,
	configFileSelector: () => false,
	default: false,
}

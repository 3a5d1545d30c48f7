/**
 * Every bundle gets this file in place of the SDK's search for DynamoDB endpoints (infra/stacks/bundle.ts), because DynamoDB
 * has one known endpoint per region.
 */
export const resolveEndpointDiscoveryConfig = <Config>(config: Config) => config

export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
	environmentVariableSelector: () => false,
	configFileSelector: () => false,
	default: false,
}

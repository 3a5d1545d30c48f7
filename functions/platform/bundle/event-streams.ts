/** Stands in for the SDK's event streams, in every bundle (infra/lambda.ts): nothing we call sends or receives one. */
export const resolveEventStreamSerdeConfig = <Config>(config: Config) => config

export function eventStreamSerdeProvider(): never {
	throw new Error('Event streams are left out of our bundles')
}

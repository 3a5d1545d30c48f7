/** Every bundle gets this file in place of the SDK's event streams (infra/stacks/bundle.ts), because no call we make uses one. */
export const resolveEventStreamSerdeConfig = <Config>(config: Config) => config

export function eventStreamSerdeProvider(): never {
	throw new Error('Event streams are left out of our bundles')
}

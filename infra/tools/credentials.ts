export const region = 'us-east-1'

/** Root of the emulated account: for tools. Functions run as their own roles. */
export const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }

/** For the SDK clients of tools and tests. */
export const clientSettings = (endpoint: string) => ({ endpoint, region, credentials })

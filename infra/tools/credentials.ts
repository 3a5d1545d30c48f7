export const region = 'us-east-1'

/** Tools act as root of the emulated account. Functions run as their own roles. */
export const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }

export const clientSettings = (endpoint: string) => ({ endpoint, region, credentials })

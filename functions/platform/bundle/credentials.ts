/**
 * Every bundle gets this file in place of the SDK's own search for credentials (infra/stacks/bundle.ts). A Lambda has its
 * credentials in its environment, and the SDK's code that looks elsewhere is a quarter of a function's size.
 */
export function defaultProvider() {
	// The SDK asks for credentials with every call, and they stay the same for as long as the process lives.
	const credentials = fromEnvironment()
	return async () => credentials
}

function fromEnvironment() {
	const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
	if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) throw new Error('There are no credentials in the environment')
	return {
		accessKeyId: AWS_ACCESS_KEY_ID,
		secretAccessKey: AWS_SECRET_ACCESS_KEY,
		...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
	}
}

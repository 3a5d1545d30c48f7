/**
 * Stands in for the SDK's own search for credentials, in every bundle (infra/lambda.ts): a Lambda has them in its
 * environment, and the code that would look elsewhere is a quarter of a function.
 */
export const defaultProvider = () => async () => {
	const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
	if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
		throw new Error('There are no credentials in the environment')
	return {
		accessKeyId: AWS_ACCESS_KEY_ID,
		secretAccessKey: AWS_SECRET_ACCESS_KEY,
		...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
	}
}

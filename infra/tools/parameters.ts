import { randomBytes } from 'node:crypto'
import { GetParameterCommand, ParameterNotFound, PutParameterCommand, type SSMClient } from '@aws-sdk/client-ssm'
import { Trouble } from './terminal.ts'

/** The first calls to AWS say what to do where the credentials don't work. */
export async function signedIn<Answer>(call: () => Promise<Answer>) {
	try {
		return await call()
	} catch (error) {
		throw new Trouble(
			`AWS didn't let us in (${error instanceof Error ? error.message : error}).\nSign in to the account first, for example with \`aws sso login\`, and say which one with AWS_PROFILE.`,
		)
	}
}

/** A parameter that isn't there reads as undefined. */
export const readParameter = (client: SSMClient, Name: string) =>
	signedIn(async () => {
		try {
			const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }))
			return Parameter?.Value
		} catch (error) {
			if (error instanceof ParameterNotFound) return undefined
			throw error
		}
	})

/**
 * CloudFront sends the secret so that the API knows it. The API accepts every value of the list, and CloudFront sends
 * the first. Renewing puts a fresh one in front and forgets none: while a deployment fails half-way, CloudFront goes
 * on sending an older one.
 */
export async function originSecret(client: SSMClient, name: string, renew: boolean) {
	const stored = await readParameter(client, name)
	if (stored && !renew) return stored
	const secret = [newSecret(), ...(stored?.split(',') ?? [])].join(',')
	await writeSecret(client, name, secret)
	return secret
}

/** Once CloudFront sends the newest value, the older ones are forgotten, and the next deployment shuts them out. */
export async function forgetOlderSecrets(client: SSMClient, name: string, secret: string) {
	const [newest = secret, ...older] = secret.split(',')
	if (older.length > 0) await writeSecret(client, name, newest)
}

/**
 * CloudFront sends the key so that the gateway lets the request pass. The key stays the same forever, because a
 * gateway refuses a second key with the value of another, so renewing it would let nobody in for a moment. Someone
 * who knows the key gets as far as the origin secret and no further.
 */
export async function gatewayKey(client: SSMClient, name: string) {
	const stored = await readParameter(client, name)
	if (stored) return stored
	const key = newSecret()
	await writeSecret(client, name, key)
	return key
}

export const newSecret = () => randomBytes(24).toString('base64url')

const writeSecret = (client: SSMClient, Name: string, Value: string) =>
	client.send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Overwrite: true }))

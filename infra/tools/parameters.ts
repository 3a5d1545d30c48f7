import { randomBytes } from 'node:crypto'
import {
	GetParameterCommand,
	ParameterNotFound,
	PutParameterCommand,
	type SSMClient,
} from '@aws-sdk/client-ssm'
import { Trouble } from './terminal.ts'

/** The first calls to AWS: without credentials that work, they say what to do. */
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
 * What CloudFront sends so that the API knows it: the first value is sent, a second one is still let in. Made the first
 * time. Renewing puts a fresh one in front of the one that was sent until now.
 */
export async function originSecret(client: SSMClient, secretParameter: string, renew: boolean) {
	const stored = await readParameter(client, secretParameter)
	if (stored && !renew) return stored
	const [sentUntilNow] = stored?.split(',') ?? []
	const fresh = [randomBytes(24).toString('base64url'), sentUntilNow].filter(Boolean).join(',')
	await client.send(
		new PutParameterCommand({
			Name: secretParameter,
			Value: fresh,
			Type: 'SecureString',
			Overwrite: renew,
		}),
	)
	return fresh
}

import { randomBytes } from 'node:crypto'
import {
	GetParameterCommand,
	ParameterNotFound,
	PutParameterCommand,
	type SSMClient,
} from '@aws-sdk/client-ssm'
import { Trouble } from './terminal.ts'

const secretParameter = '/bridge-the-gap/origin-secret'

/** One reads as undefined that is not there. Whoever may not ask is told what to do. */
export async function readParameter(client: SSMClient, Name: string) {
	try {
		const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }))
		return Parameter?.Value
	} catch (error) {
		if (error instanceof ParameterNotFound) return undefined
		throw new Trouble(
			`AWS did not let us in (${error instanceof Error ? error.message : error}).\nSign in to the account first, for example with \`aws sso login\`, and say which one with AWS_PROFILE.`,
		)
	}
}

/**
 * What CloudFront sends so that the API knows it: the first value is sent, a second one is still let in. Made the first
 * time. Renewing puts a fresh one in front of the one that was sent until now.
 */
export async function originSecret(client: SSMClient, renew: boolean) {
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

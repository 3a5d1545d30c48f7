import { STSClient } from '@aws-sdk/client-sts'
import { region } from './credentials.ts'
import { Trouble } from './terminal.ts'

interface Call {
	/** Addresses and signatures name the service like this: `events`, `guardduty`, `apigateway`. */
	service: string
	method?: 'GET' | 'POST' | 'DELETE'
	path?: string
	/** The operation is here where one address has them all. */
	target?: string
	body?: object
}

/** None of these calls takes a second. */
const longest = 30_000

/** The SDK signs a call to a service of AWS for which no client is installed, because we make one or two calls to it. */
export async function callAws({ service, method = 'POST', path = '/', target, body }: Call): Promise<unknown> {
	const { protocol, host, hostname, port } = new URL(
		process.env.AWS_ENDPOINT_URL ?? `https://${service}.${region}.amazonaws.com`,
	)
	const signer = await new STSClient({ region }).config.signer({
		name: 'sigv4',
		signingName: service,
		signingRegion: region,
		properties: {},
	})
	const text = body && JSON.stringify(body)
	const { headers } = await signer.sign({
		method,
		protocol,
		hostname,
		...(port && { port: Number(port) }),
		path,
		query: {},
		headers: {
			host,
			// Without this header the gateway answers with links around everything.
			accept: 'application/json',
			'content-type': target ? 'application/x-amz-json-1.1' : 'application/json',
			...(target && { 'x-amz-target': target }),
		},
		body: text,
	})
	const answer = await fetch(`${protocol}//${host}${path}`, {
		method,
		headers,
		signal: AbortSignal.timeout(longest),
		...(text && { body: text }),
	})
	const said = await answer.text()
	if (!answer.ok) throw new RefusedCall(service, answer.status, said)
	return said === '' ? {} : JSON.parse(said)
}

export class RefusedCall extends Trouble {
	constructor(service: string, status: number, said: string) {
		super(`${service} answered ${status}: ${said.slice(0, 300)}`)
	}
}

import { STSClient } from '@aws-sdk/client-sts'
import { region } from './credentials.ts'
import { Trouble } from './terminal.ts'

interface Call {
	/** Addresses and signatures name the service like this: `events`, `guardduty`, `apigateway`. */
	service: string
	/** A service that is the same in every region has an address without one. */
	host?: string
	method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
	path?: string
	query?: Record<string, string>
	/** The operation is here where one address has them all. */
	target?: string
	/** The version of its JSON. */
	version?: '1.0' | '1.1'
	body?: object
}

/** None of these calls takes a second. */
const longest = 30_000

/** The answer is JSON in most services. */
export async function callAws(call: Call): Promise<unknown> {
	const said = await askAws(call)
	return said === '' ? {} : JSON.parse(said)
}

/** The SDK signs a call to a service of AWS for which no client is installed, because we make one or two calls to it. */
export async function askAws(call: Call) {
	const { service, method = 'POST', path = '/', query = {}, target, version = '1.1', body } = call
	const { protocol, host, hostname, port } = new URL(
		process.env.AWS_ENDPOINT_URL ?? `https://${call.host ?? `${service}.${region}.amazonaws.com`}`,
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
		query,
		headers: {
			host,
			// Without this header the gateway answers with links around everything.
			accept: 'application/json',
			'content-type': target ? `application/x-amz-json-${version}` : 'application/json',
			...(target && { 'x-amz-target': target }),
		},
		body: text,
	})
	const asked = new URLSearchParams(query).toString()
	const answer = await fetch(`${protocol}//${host}${path}${asked && `?${asked}`}`, {
		method,
		headers,
		signal: AbortSignal.timeout(longest),
		...(text && { body: text }),
	})
	const said = await answer.text()
	if (!answer.ok) throw new RefusedCall(service, answer.status, said)
	return said
}

export class RefusedCall extends Trouble {
	constructor(service: string, status: number, said: string) {
		super(`${service} answered ${status}: ${said.slice(0, 300)}`)
	}
}

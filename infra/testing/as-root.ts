import { credentials, region } from '#infra/tools/credentials.ts'
import { cloud } from './test-cloud.ts'

/** No SDK client is installed for the service, and the emulators don't check the signature. */
export async function asRoot(service: string, method: string, path: string, body?: URLSearchParams | string) {
	const scope = `${credentials.accessKeyId}/20260101/${region}/${service}/aws4_request`
	const authorization = `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0`
	const answer = await fetch(cloud.endpoint + path, {
		method,
		headers: { authorization },
		...(body && { body }),
	})
	const text = await answer.text()
	if (!answer.ok)
		throw new Error(`${method} ${path} was answered with ${answer.status} ${text.slice(0, 200)}`)
	return { text, headers: answer.headers }
}

import * as z from 'zod'
import { demoPassword } from '#infra/local/seed/people.ts'
import { startTestCloud } from '#infra/local/start-test-cloud.ts'
import { toolEnvironment } from '#infra/local/tool-environment.ts'
import { publishIfChanged, seedIfChanged } from '#infra/local/up-to-date.ts'
import { type Cloud, readCloud } from '#infra/tools/cloud-facts.ts'
import { emptyCloudFolder } from '#infra/tools/folders.ts'
import { callAws } from '#infra/tools/signed-call.ts'
import { accountApi } from '#shared/account/api.ts'

let begun: Promise<Cloud> | undefined

/** A cloud with the site and the demo data, which is gone at the end; or the one of `npm run cloud` in TEST_CLOUD. */
export function judgedCloud() {
	begun ??= begin()
	return begun
}

async function begin() {
	const { TEST_CLOUD } = process.env
	const cloud = TEST_CLOUD ? readCloud(TEST_CLOUD) : (await startTestCloud(emptyCloudFolder('judged'))).cloud
	await publishIfChanged(cloud, Promise.resolve(cloud))
	await seedIfChanged(cloud, false)
	await admitAnyNumber(cloud)
	return cloud
}

const Plans = z.object({ item: z.array(z.object({ id: z.string() })) })

/** A program asks more often in a second than the gateway lets through, and would learn only that. */
async function admitAnyNumber({ endpoint }: Cloud) {
	Object.assign(process.env, toolEnvironment(endpoint))
	const plans = { service: 'apigateway', path: '/usageplans' }
	const { item } = Plans.parse(await callAws({ ...plans, method: 'GET' }))
	const patchOperations = ['rateLimit', 'burstLimit'].map((limit) => ({
		op: 'replace',
		path: `/throttle/${limit}`,
		value: '10000',
	}))
	for (const { id } of item)
		await callAws({ ...plans, path: `${plans.path}/${id}`, method: 'PATCH', body: { patchOperations } })
}

/** The API answers only who brings these, as CloudFront does. */
export const frontHeaders = ({ originSecret, gatewayKey }: Cloud) => ({
	'x-origin-secret': originSecret,
	'x-api-key': gatewayKey,
})

/** Signs in to a demo account: the session's cookie. */
export async function sessionOf(email: string) {
	const cloud = await judgedCloud()
	const answer = await fetch(cloud.apiAddress + accountApi.login.path, {
		method: 'POST',
		headers: { ...frontHeaders(cloud), 'x-viewer-address': '198.18.0.1', 'content-type': 'application/json' },
		body: JSON.stringify({ email, password: demoPassword }),
	})
	const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-session='))
	if (!cookie) throw new Error(`${email} could not sign in: ${await answer.text()}`)
	return cookie.split(';')[0] ?? ''
}

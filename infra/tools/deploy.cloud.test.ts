import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SSMClient } from '@aws-sdk/client-ssm'
import { beforeAll, describe, expect, test } from 'vitest'
import { toolEnvironment } from '../local/tool-environment.ts'
import { namesFor } from '../names.ts'
import { cloud } from '../testing/test-cloud.ts'
import { clientSettings } from './credentials.ts'
import { forgetOlderSecrets, originSecret, readParameter } from './parameters.ts'

const ssm = new SSMClient(clientSettings(cloud.endpoint))
const { port } = new URL(cloud.endpoint)
const { originSecretParameter } = namesFor('trial')
let built: string

beforeAll(async () => {
	built = await mkdtemp(join(tmpdir(), 'site-'))
	await writeFile(join(built, 'index.html'), '<!doctype html><title>Trial</title><div id="root"></div>')
})

const settings = {
	target: 'embedded',
	port,
	site: `http://localhost:${port}/`,
	mailFrom: 'Bridge The Gap <no-reply@trial.example>',
}

/** `npm run deploy -- --stage trial …`, signed in to the account under test: a second deployment beside the first. */
const deploy = (...args: string[]) =>
	new Promise<{ exit: number; output: string }>((resolve) => {
		const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
		const all = ['infra/tools/deploy.ts', '--stage', 'trial', '--built', built, ...pairs, ...args]
		execFile(process.execPath, all, { env: toolEnvironment(cloud.endpoint) }, (error, out, errors) =>
			resolve({ exit: Number(error?.code ?? 0), output: out + errors }),
		)
	})

const asItShould = 'The site, the API, logins and the refusal past CloudFront answer as they should.'

describe.runIf(cloud.outputs.Web)('npm run deploy', { timeout: 240_000 }, () => {
	test('changes nothing with the credentials of another account', async () => {
		const { exit, output } = await deploy('-c', 'account=111111111111')
		expect([exit, output]).toEqual([1, expect.stringContaining('these settings belong to 111111111111')])
		expect(await readParameter(ssm, originSecretParameter)).toBeUndefined()
	})

	test('prepares the account and checks the site on the first run; a run with a new secret changes only the secret', async () => {
		const first = await deploy()
		expect([first.exit, first.output]).toEqual([0, expect.stringContaining(asItShould)])
		expect(first.output).toContain('The CDK is prepared in account 000000000000 (once)')
		const secret = await readParameter(ssm, originSecretParameter)

		const second = await deploy('--renew-secret')
		expect([second.exit, second.output]).toEqual([0, expect.stringContaining(asItShould)])
		expect(second.output).not.toContain('(once)')
		const renewed = await readParameter(ssm, originSecretParameter)
		expect(renewed).not.toBe(secret)
		expect(renewed).not.toContain(',')
	})
})

test('keeps every secret that CloudFront may be sending, however often a renewal fails half-way', async () => {
	const name = namesFor('renewal').originSecretParameter
	const first = await originSecret(ssm, name, true)
	const second = await originSecret(ssm, name, true)
	const third = await originSecret(ssm, name, true)
	expect(third.split(',').slice(1).join(',')).toBe(second)
	expect(second.split(',').slice(1).join(',')).toBe(first)
	expect(await originSecret(ssm, name, false)).toBe(third)
	await forgetOlderSecrets(ssm, name, third)
	expect(await originSecret(ssm, name, false)).toBe(third.split(',')[0])
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { credentials } from '../credentials.ts'
import { readParameter } from '../parameters.ts'
import { deploy, ssm, trialSecret } from './deploy.cloud.test.data.ts'
import { versionParameter } from './deploy-stacks.ts'

const asItShould = 'The site, every function, logins, pictures and the refusal past CloudFront answer as they should.'

const folder = await mkdtemp(join(tmpdir(), 'profile-'))

/** After `aws sso login` the keys are in a profile and in no variable. */
async function withAProfile() {
	const file = join(folder, 'config')
	const keys = `aws_access_key_id = ${credentials.accessKeyId}\naws_secret_access_key = ${credentials.secretAccessKey}`
	await writeFile(file, `[profile bridge]\n${keys}\nregion = us-east-1\n`)
	return { AWS_PROFILE: 'bridge', AWS_CONFIG_FILE: file, AWS_SHARED_CREDENTIALS_FILE: file }
}

afterAll(() => rm(folder, { recursive: true }))

/**
 * The gate deploys the same stacks itself, so these three deployments of everything aren't in it. The test has no
 * time limit: a deployment that hangs is stopped.
 */
test('a first run that was killed can be repeated, and prepares the account once; a run with a profile renews the secret alone', {
	timeout: 0,
}, async () => {
	const wasPrepared = (await readParameter(ssm, versionParameter)) !== undefined
	const killed = await deploy([], { until: 'deploying... [1/2]' })
	expect(killed.exit).not.toBe(0)
	expect(killed.said.includes('The CDK is prepared in account 000000000000 (once)')).toBe(!wasPrepared)

	const first = await deploy()
	expect([first.exit, first.said]).toEqual([0, expect.stringContaining(asItShould)])
	expect(first.said).not.toContain('(once)')
	const secret = await trialSecret()

	const second = await deploy(['--renew-secret'], { signedIn: await withAProfile() })
	expect([second.exit, second.said]).toEqual([0, expect.stringContaining(asItShould)])
	const renewed = await trialSecret()
	expect(renewed).not.toBe(secret)
	expect(renewed).not.toContain(',')
})

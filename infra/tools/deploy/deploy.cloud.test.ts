import { expect, test } from 'vitest'
import { namesFor } from '#infra/stacks/names.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { forgetOlderSecrets, originSecret } from '../parameters.ts'
import { deploy, ssm, trialSecret } from './deploy.cloud.test.data.ts'

test.runIf(cloud.outputs.Web)('`npm run deploy` changes nothing with the credentials of another account', async () => {
	const before = await trialSecret()
	const { exit, said } = await deploy(['-c', 'account=111111111111'])
	expect([exit, said]).toEqual([1, expect.stringContaining('these settings belong to 111111111111')])
	expect(await trialSecret()).toBe(before)
})

test('a deployment keeps every secret that CloudFront may be sending, however often a renewal fails half-way', async () => {
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

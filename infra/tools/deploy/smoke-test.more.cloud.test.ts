import { SSMClient } from '@aws-sdk/client-ssm'
import { afterAll, test as asked, beforeAll, expect, vi } from 'vitest'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { clientSettings, credentials } from '../credentials.ts'
import { readParameter } from '../parameters.ts'
import type { Deployed } from './smoke-settings.ts'
import { smokeTest } from './smoke-test.ts'

/** LocalStack has no CloudFront. */
const test = asked.runIf(cloud.outputs.Web)

const atOnce = { attempts: 1, milliseconds: 0 }
let deployed: Deployed

beforeAll(async () => {
	vi.stubEnv('AWS_ENDPOINT_URL', cloud.endpoint)
	vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId)
	vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey)
	const ssm = new SSMClient(clientSettings(cloud.endpoint))
	const functions = await readParameter(ssm, namesFor(localStage).functionsParameter)
	deployed = {
		site: cloud.siteAddress,
		api: cloud.apiAddress,
		apiId: cloud.outputs.App.ApiId,
		functions: functions?.split(',') ?? [],
	}
})

afterAll(() => vi.unstubAllEnvs())

test('the smoke test finds nothing wrong with a good deployment', async () => {
	// Journeys beside it may have used up this network's logins of the minute.
	expect(await smokeTest(deployed)).toEqual([])
})

test('the smoke test names missing pictures, another gateway and a missing scan', async () => {
	const functions = deployed.functions.filter((name) => !name.includes('pictures'))
	const wrong = { ...deployed, functions, apiId: 'nobody', scannedBucket: 'nobody' }
	const problems = await smokeTest(wrong, atOnce)
	expect(problems.join('\n')).toContain('there is no function for pictures')
	expect(problems.join('\n')).toContain('apigateway answered 404')
	expect(problems.join('\n')).toContain('guardduty answered 400')
})

import { afterAll, test as asked, beforeAll, expect, vi } from 'vitest'
import { localStage } from '#infra/stacks/names.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { credentials } from '#infra/tools/credentials.ts'
import { deployed } from '#infra/tools/deployed.ts'
import { lookAt, looks } from './looks.ts'
import type { Place } from './place.ts'

/** LocalStack has no CloudFront. */
const test = asked.runIf(cloud.outputs.Web)

let place: Place

beforeAll(async () => {
	vi.stubEnv('AWS_ENDPOINT_URL', cloud.endpoint)
	vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId)
	vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey)
	const { siteAddress: site, apiAddress: api, outputs } = cloud
	place = {
		...(await deployed({ stage: localStage })),
		stage: localStage,
		site,
		api,
		apiId: outputs.App.ApiId,
		distributionId: outputs.Web?.DistributionId,
	}
})

afterAll(() => vi.unstubAllEnvs())

test('the emulator behaves as docs/aws-behavior.md says, where it can show it', async () => {
	expect(await lookAt(place)).toEqual([])
})

test('each look at a spoiled deployment says what it finds', async () => {
	const names = { ...place.names, prefix: 'nobody' }
	const problems = await lookAt({ ...place, names, site: cloud.apiAddress, apiId: 'nobody', functions: [] })
	const asked = looks.filter(({ ask, onlyOnAws }) => ask && !onlyOnAws).map(({ line }) => line)
	expect(problems.map((words) => asked.find((line) => words.startsWith(`${line}: `)))).toEqual(asked)
})

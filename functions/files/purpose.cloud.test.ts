import { expect, test } from 'vitest'
import { signInAs } from '#infra/testing/actors.ts'
import { actors } from '#infra/testing/api/access.test.data.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { refusalStatus } from '#shared/endpoint.ts'
import { filesApi } from '#shared/files/api.ts'
import { filePurposes, fileRules } from '#shared/files/rules.ts'

/** The endpoint is public, and the file's purpose decides who may upload it. */
test.each(filePurposes)('a link for %s is only for people who may use it', async (purpose) => {
	const { needs = 'public' } = fileRules[purpose]
	const everybody = Object.entries(actors)
	const told = await inBatches(everybody, async ([name, actor]) => {
		const picture = { name: 'a.png', size: 1000, contentType: 'image/png', purpose }
		const { status } = await (await signInAs(actor)).call(filesApi.uploadLink, picture)
		return [name, status]
	})
	expect(told).toEqual(
		everybody.map(([name, { may, otherwise }]) => [name, may.includes(needs) ? 200 : refusalStatus[otherwise]]),
	)
})

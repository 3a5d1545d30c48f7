import { PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { platformCode } from '#infra/testing/in-process.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { createPerson } from '#infra/testing/people.ts'
import { wholeTable } from '#infra/testing/table-dump.ts'
import { admin, cloud } from '#infra/testing/test-cloud.ts'
import { application, fileId } from './retention.cloud.test.data.ts'

const putFile = (id: string) =>
	admin.files.send(
		new PutObjectCommand({ Bucket: cloud.outputs.App.FilesBucket, Key: `uploads/${id}`, Body: 'bill' }),
	)

test('the deployed job removes what is too old, with its own permissions', async () => {
	const { user } = await createPerson()
	process.env.FILES_BUCKET = cloud.outputs.App.FilesBucket
	const code = await platformCode()
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const file = fileId()
	await putFile(file)
	const old = {
		...application({ status: 'Approved', issued: 8, decided: 7.9, file, applicantID: user._id }),
		affiliateID: 'V1StGXR8Z5jdHi6BmyT1',
	}
	await code.transact(putApplication(old))
	await code.updateItem(
		{ pk: `USER#${user._id}`, sk: 'USER' },
		{ append: { applicationTokens: [old.token] } },
	)
	await invoke('JobsRetention')
	const left = [...(await wholeTable())].filter(([key, item]) => (key + item).includes(old.token))
	// Marks name it until statistics are counted again, which takes a quarter of an hour at most.
	const kept = left.map(([key]) => key).filter((key) => !key.startsWith('CHANGED '))
	expect(kept).toEqual([expect.stringContaining(`AUDIT#${old.token}`)])
})

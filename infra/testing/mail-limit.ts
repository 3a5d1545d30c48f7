import { DeleteItemCommand } from '@aws-sdk/client-dynamodb'
import { networksOf } from '#functions/platform/http/network.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { admin, cloud } from './test-cloud.ts'

const hour = 3_600_000

/** All tests are one network, which may cause thirty mails to strangers in an hour. */
export async function forgetMailsToStrangers() {
	const sk = { S: String(Math.floor(Date.now() / hour)) }
	const keys = networksOf('127.0.0.1').map(({ name }) => ({ S: `THROTTLE#mail from#${sha256(name)}` }))
	const table = { TableName: cloud.outputs.App.TableName }
	await Promise.all(keys.map((pk) => admin.table.send(new DeleteItemCommand({ ...table, Key: { pk, sk } }))))
}

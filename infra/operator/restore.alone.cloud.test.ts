import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { RestoreTableToPointInTimeCommand, UpdateContinuousBackupsCommand } from '@aws-sdk/client-dynamodb'
import {
	CreateBucketCommand,
	DeleteObjectCommand,
	ListObjectsV2Command,
	PutBucketVersioningCommand,
	PutObjectCommand,
} from '@aws-sdk/client-s3'
import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { afterAll, test as asked, beforeAll, expect } from 'vitest'
import { declaredLists } from '#functions/domain/table-map.ts'
import { copyName } from '#functions/platform/store/copies.ts'
import { seed } from '../local/up-to-date.ts'
import { namesFor } from '../stacks/names.ts'
import { runCommand } from '../testing/command.ts'
import { functionNamed } from '../testing/function-named.ts'
import { deleteItems, makeOwnTable, writeItems } from '../testing/own-table.ts'
import { tableCode } from '../testing/table-code.ts'
import { wholeTable } from '../testing/table-dump.ts'
import { admin, cloud } from '../testing/test-cloud.ts'
import { clientSettings } from '../tools/credentials.ts'

await tableCode(cloud)
const { WholeTable } = await import('./table-copy.ts')
const { recount } = await import('./recount.ts')
const { collections } = await import('#functions/domain/erasing/collections.ts')

const recountIn = (table: string) => recount({ table: new WholeTable(table), apply: true })

/** LocalStack uses DynamoDB Local, which can't restore a table. */
const test = asked.runIf(cloud.target === 'embedded')

/** The restore runs in a stage of its own, so that other tests lose nothing. */
const stage = 'rehearsal'
/** A member of the demo data with applications. */
const member = 'member@example.org'
const Bucket = `rehearsal-${randomUUID()}`
let dropTable: () => Promise<void>

const restore = (...args: string[]) => runCommand({ name: 'restore', args: [...args, '--stage', stage] })
const countAgain = (...args: string[]) => runCommand({ name: 'recount', args: [...args, '--stage', stage] })

async function files() {
	const { Contents = [] } = await admin.files.send(new ListObjectsV2Command({ Bucket }))
	return new Map(Contents.map(({ Key, ETag }) => [Key, ETag]))
}

/** Leaves out items that a restore keeps or empties. */
const setBack = (items: Map<string, string>) =>
	new Map([...items].filter(([key]) => !/^(AUDIT|MAIL|SESSION|THROTTLE)#/.test(key)))

const mail = (id: string, state: string, queuedAt: Date) => ({
	pk: `MAIL#${id}`,
	sk: 'MAIL',
	to: 'waiting@example.org',
	state,
	queuedAt: queuedAt.toISOString(),
	...(state === 'queued' && { listPk: 'OUTBOX', listSk: `${queuedAt.toISOString()}#${id}` }),
})

const put = (Key: string, Body: string) => admin.files.send(new PutObjectCommand({ Bucket, Key, Body }))
const remove = (Key = '') => admin.files.send(new DeleteObjectCommand({ Bucket, Key }))

const note = (Name: string, Value: string) =>
	new SSMClient(clientSettings(cloud.endpoint)).send(
		new PutParameterCommand({ Name, Value, Type: 'String', Overwrite: true }),
	)

/** The emulator copies the table as it is now, so a test makes the copy before it changes anything. */
async function copyAt(moment: Date) {
	const { TableName } = cloud.outputs.App
	const TargetTableName = copyName(TableName, moment)
	await admin.table.send(new RestoreTableToPointInTimeCommand({ SourceTableName: TableName, TargetTableName }))
	return TargetTableName
}

beforeAll(async () => {
	dropTable = await makeOwnTable()
	if (cloud.target !== 'embedded') return
	await admin.files.send(new CreateBucketCommand({ Bucket }))
	await admin.files.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }))
	const names = namesFor(stage)
	await note(names.tableParameter, cloud.outputs.App.TableName)
	await note(names.filesParameter, Bucket)
	await note(names.auditArchiveParameter, Bucket)
	await note(names.functionsParameter, (await functionNamed('JobsMorning')).name)
	const outputs = { ...cloud.outputs, App: { ...cloud.outputs.App, FilesBucket: Bucket } }
	await seed({ ...cloud, outputs })
})

afterAll(() => dropTable?.())

test('the table and the files are as they were, and later audit records stay', async () => {
	const hour = 3_600_000
	const session = { pk: 'SESSION#someone', sk: 'hash', begun: Date.now() }
	const hourAgo = new Date(Date.now() - hour)
	await writeItems([session, mail('early', 'queued', hourAgo), mail('vanished', 'queued', hourAgo)])
	await wait(1100)
	const [itemsBefore, filesBefore] = [await wholeTable(), await files()]
	const moment = new Date()
	const { TableName } = cloud.outputs.App
	const copy = await copyAt(moment)
	await wait(1100)

	const [gone, changed] = [...itemsBefore].filter(([key]) => key.startsWith('APPLICATION#'))
	const [pk = '', sk = ''] = String(changed?.[0]).split(' ')
	await writeItems([
		{ ...JSON.parse(changed?.[1] ?? ''), pk, sk, firstName: 'Changed' },
		{ pk: 'COUNT#APPLICATIONS', sk: 'pending', many: 999 },
		{ pk: 'REPORT#BTG-NEW', sk: 'REPORT', email: 'new@example.org' },
		{ pk: 'AUDIT#someone', sk: 'later', action: 'what was undone' },
		mail('early', 'sent', hourAgo),
		mail('late', 'queued', new Date()),
	])
	const [goneFile, changedFile] = [...filesBefore.keys()]
	await remove(goneFile)
	await put(String(changedFile), 'something else')
	await put('uploads/later', 'a file nobody knows after the restore')
	await deleteItems([String(gone?.[0]), 'MAIL#vanished MAIL'])
	const damaged = await wholeTable()

	const to = ['--to', moment.toISOString()]
	const plan = await restore(...to)
	expect(plan.said).toContain('With --yes:')
	expect(plan.said).toMatch(/put back +2\n/)
	expect(await wholeTable()).toEqual(damaged)

	const { exit, said } = await restore(...to, '--yes')
	expect([exit, said]).toEqual([0, expect.stringContaining(`The table ${copy} is still there`)])
	expect(said).toMatch(/functions stopped +1\n +queues and streams paused +0\n/)
	const after = await wholeTable()
	expect(setBack(after)).toEqual(setBack(itemsBefore))
	expect(await files()).toEqual(filesBefore)
	expect([...after.keys()].filter((key) => key.startsWith('SESSION#'))).toEqual([])
	expect(after.get('AUDIT#someone later')).toContain('what was undone')
	expect([...after].filter(([key]) => key.startsWith('AUDIT#everything')).join()).toContain('npm run restore')
	expect(after.get('MAIL#early MAIL')).toContain('"state":"sent"')
	for (const id of ['late', 'vanished']) expect(after.get(`MAIL#${id} MAIL`)).toContain('"state":"withheld"')
	expect([...after.values()].join()).not.toContain('"OUTBOX"')

	const again = await restore(...to, '--yes')
	expect(again.said).toMatch(/changed +0\n/)
	expect(setBack(await wholeTable())).toEqual(setBack(itemsBefore))

	const erased = await runCommand({ name: 'person', args: ['erase', member, '--stage', stage], typed: member })
	expect(erased.said).toMatch(/items and \d+ versions of files are erased/)
	expect(await recountIn(TableName)).toEqual([])
	const isLeft = async () => [...(await wholeTable())].some(([key, item]) => (key + item).includes(member))
	expect(await isLeft()).toBe(false)
	expect((await restore(...to, '--yes')).said).toMatch(/erased again +\d+ items/)
	expect(await isLeft()).toBe(false)
	expect(await recountIn(TableName)).toEqual([])
	expect((await countAgain()).said).toContain('Everything is as counted.')
	expect((await restore(...to, '--drop-copy')).exit).toBe(0)
	const deleted = await restore(...to, '--drop-copy')
	expect([deleted.exit, deleted.said]).toEqual([1, expect.stringContaining(`There is no table ${copy}`)])
})

test('an unknown moment is refused before anything is stopped', async () => {
	// The emulator remembers only the present, and that only if it's asked to.
	await admin.table.send(
		new UpdateContinuousBackupsCommand({
			TableName: cloud.outputs.App.TableName,
			PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
		}),
	)
	for (const more of [[], ['--yes']]) {
		const { exit, said } = await restore('--to', '2020-01-01T00:00:00Z', ...more)
		expect([exit, said]).toEqual([1, expect.stringContaining('Choose a moment between')])
		expect(said).not.toContain('Stopping')
	}
})

test('a restore that breaks off says how everything is started', async () => {
	const moment = new Date()
	await copyAt(moment)
	const { filesParameter } = namesFor(stage)
	await note(filesParameter, 'no-such-bucket')
	const { exit, said } = await restore('--to', moment.toISOString(), '--yes')
	expect([exit, said]).toEqual([1, expect.stringContaining(`npm run restore -- --resume --stage ${stage}`)])
	await note(filesParameter, Bucket)
	expect((await restore('--resume')).exit).toBe(0)
	expect((await restore('--to', moment.toISOString(), '--drop-copy')).exit).toBe(0)
})

test('a recount prints which counter someone changed by hand, and a rebuild puts it right', async () => {
	const pending = 'COUNT#APPLICATIONS pending'
	const { many } = JSON.parse((await wholeTable()).get(pending) ?? '')
	await writeItems([{ pk: 'COUNT#APPLICATIONS', sk: 'pending', many: many + 1 }])
	const shown = await countAgain()
	expect([shown.exit, shown.said]).toEqual([1, expect.stringContaining('1 number differs.')])
	expect(shown.said).toContain(`APPLICATIONS pending: ${many + 1}, and should be ${many}`)
	const mended = await countAgain('--rebuild')
	expect([mended.exit, mended.said]).toEqual([0, expect.stringContaining('Everything is as counted.')])
	expect(mended.said).toContain(`APPLICATIONS pending: ${many} instead of ${many + 1}`)
	expect(JSON.parse((await wholeTable()).get(pending) ?? '').many).toBe(many)
})

test('every declared list is a collection that is counted again and erased with its counters', () => {
	expect(collections.map(({ list }) => list).sort()).toEqual(declaredLists)
})

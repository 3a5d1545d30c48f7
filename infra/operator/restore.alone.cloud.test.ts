import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
	DescribeTableCommand,
	RestoreTableToPointInTimeCommand,
	UpdateContinuousBackupsCommand,
	UpdateTableCommand,
} from '@aws-sdk/client-dynamodb'
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
import { restoredName } from '#functions/platform/store/former-tables.ts'
import { seed } from '../local/up-to-date.ts'
import { namesFor } from '../stacks/names.ts'
import { runCommand } from '../testing/command.ts'
import { functionNamed } from '../testing/function-named.ts'
import { deleteItems, makeOwnTable, writeItems } from '../testing/own-table.ts'
import { tableCode } from '../testing/table-code.ts'
import { wholeTable } from '../testing/table-dump.ts'
import { admin, cloud } from '../testing/test-cloud.ts'
import { clientSettings } from '../tools/credentials.ts'
import { readParameter } from '../tools/parameters.ts'

await tableCode(cloud)
const { collections } = await import('#functions/domain/erasing/collections.ts')
const { guest } = await import('#functions/domain/applications/table.ts')

/** LocalStack uses DynamoDB Local, which can't restore a table. */
const test = asked.runIf(cloud.target === 'embedded')

/** The restore runs in a stage of its own, so that other tests lose nothing. */
const stage = `rehearsal-${randomUUID()}`
const names = namesFor(stage)
const Bucket = stage
const ssm = new SSMClient(clientSettings(cloud.endpoint))
const inUse = cloud.outputs.App
let dropTable: () => Promise<void>

const command = (name: string, args: string[], typed = '') =>
	runCommand({ name, args: [...args, '--stage', stage], typed })
const restore = (...args: string[]) => command('restore', args)

async function files() {
	const { Contents = [] } = await admin.files.send(new ListObjectsV2Command({ Bucket }))
	return new Map(Contents.map(({ Key, ETag }) => [Key, ETag]))
}

/** Without what a restore brings up to date. */
const ofMoment = (items: Map<string, string>) =>
	new Map([...items].filter(([key]) => !/^(AUDIT#|MAIL|ERASURES)/.test(key)))

const put = (Key: string, Body: string) => admin.files.send(new PutObjectCommand({ Bucket, Key, Body }))

const note = (Name: string, Value: string) =>
	ssm.send(new PutParameterCommand({ Name, Value, Type: 'String', Overwrite: true }))

/** The emulator copies the table as it is now, so a test makes the copy before it changes anything. */
async function restoredAt(moment: Date) {
	const [SourceTableName, TargetTableName] = [inUse.TableName, restoredName(inUse.TableName, moment)]
	await admin.table.send(new RestoreTableToPointInTimeCommand({ SourceTableName, TargetTableName }))
	return TargetTableName
}

beforeAll(async () => {
	dropTable = await makeOwnTable()
	if (cloud.target !== 'embedded') return
	const { TableName } = inUse
	const StreamSpecification = { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' } as const
	await admin.table.send(new UpdateTableCommand({ TableName, StreamSpecification }))
	await admin.files.send(new CreateBucketCommand({ Bucket }))
	await admin.files.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }))
	await note(names.tableParameter, TableName)
	await note(names.filesParameter, Bucket)
	await note(names.auditArchiveParameter, Bucket)
	await note(names.functionsParameter, (await functionNamed('JobsMorning')).name)
	await seed({ ...cloud, outputs: { ...cloud.outputs, App: { ...inUse, FilesBucket: Bucket } } })
})

afterAll(() => dropTable?.())

test('a recount prints which counter someone changed by hand, and a rebuild puts it right', async () => {
	const pending = 'COUNT#APPLICATIONS pending'
	const { many } = JSON.parse((await wholeTable()).get(pending) ?? '')
	await writeItems([{ pk: 'COUNT#APPLICATIONS', sk: 'pending', many: many + 1 }])
	const shown = await command('recount', [])
	expect([shown.exit, shown.said]).toEqual([1, expect.stringContaining('1 number differs.')])
	expect(shown.said).toContain(`APPLICATIONS pending: ${many + 1}, and should be ${many}`)
	const mended = await command('recount', ['--rebuild'])
	expect([mended.exit, mended.said]).toEqual([0, expect.stringContaining('Everything is as counted.')])
	expect(mended.said).toContain(`APPLICATIONS pending: ${many} instead of ${many + 1}`)
	expect(JSON.parse((await wholeTable()).get(pending) ?? '').many).toBe(many)
})

test('a restore that breaks off says how everything is started', async () => {
	const moment = new Date()
	const name = await restoredAt(moment)
	await note(names.filesParameter, 'no-such-bucket')
	const { exit, said } = await restore('--to', moment.toISOString(), '--yes')
	expect([exit, said]).toEqual([1, expect.stringContaining(`npm run restore -- --resume --stage ${stage}`)])
	await note(names.filesParameter, Bucket)
	for (const last of [['--resume'], ['--drop', name]]) expect((await restore(...last)).exit).toBe(0)
})

/** A member of the demo data with applications. */
const member = 'member@example.org'

test('a table of the moment takes the place of ours, without what was ended since, and the files are as they were', async () => {
	const table = inUse.TableName
	const outbox = (pk: string, sk: string) => ({ pk, sk, listPk: 'OUTBOX', listSk: pk, state: 'queued' })
	const seeded = [...(await wholeTable())].map(([key, item]) => {
		const [pk = '', sk = ''] = key.split(' ')
		return { pk, sk, ...JSON.parse(item) }
	})
	const [kept, asking, begun] = seeded
		.filter(({ pk, sk, email }) => pk.startsWith('USER#') && sk === 'USER' && email !== member)
		.map(({ erasesAt: _, ...user }) => user)
	const erasesAt = new Date(Date.now() + 3_600_000).toISOString()
	const erasure = ({ _id: userId }: typeof kept) => ({ pk: 'ERASURES', sk: `${erasesAt}#${userId}`, userId, erasesAt })
	const sent = seeded.filter(({ sk }) => sk === 'APPLICATION')
	const guests = {
		...sent.find(({ email }) => email === member),
		pk: 'APPLICATION#G',
		token: 'G',
		applicantID: guest,
		applicant: undefined,
	}
	await writeItems([
		...[kept, asking, begun].map((user) => ({ ...user, erasesAt })),
		...[kept, asking].map(erasure),
		{ ...erasure(begun), begun },
		outbox('MAIL#early', 'MAIL'),
		outbox('MAILING#early', 'MAILING'),
		guests,
	])
	await wait(1100)
	const [before, filesBefore] = [await wholeTable(), await files()]
	const moment = new Date()
	const name = await restoredAt(moment)
	await wait(1100)

	const [gone, changed] = sent.filter(({ email }) => email !== member)
	const later = `${new Date().toISOString()}#later`
	await deleteItems([`${gone.pk} ${gone.sk}`, ...[kept, begun].map((user) => `ERASURES ${erasure(user).sk}`)])
	await writeItems([
		kept,
		{ ...changed, firstName: 'Changed' },
		{ pk: 'AUDIT#someone', sk: later, listPk: 'AUDIT', listSk: later, action: 'what was undone' },
		outbox('MAIL#late', 'MAIL'),
	])
	const [goneFile, changedFile] = [...filesBefore.keys()]
	await admin.files.send(new DeleteObjectCommand({ Bucket, Key: goneFile }))
	await put(String(changedFile), 'something else')
	await put('uploads/later', 'a file nobody knows after the restore')
	const left = await wholeTable()

	const to = ['--to', moment.toISOString()]
	expect((await restore(...to)).said).toContain(`${name} is made ready to take the place of ${table}`)
	inUse.TableName = name
	expect(await wholeTable()).toEqual(before)
	const { pk, sk, ...stays } = kept
	const expected = ofMoment(before).set(`${pk} ${sk}`, JSON.stringify(stays))
	for (const _ of ['once', 'again']) {
		const { exit, said } = await restore(...to, '--yes')
		expect([exit, said]).toEqual([0, expect.stringContaining(`npm run deploy -- --stage ${stage}`)])
		const after = await wholeTable()
		expect(ofMoment(after)).toEqual(expected)
		const erasures = [...after.keys()].filter((key) => key.startsWith('ERASURES'))
		expect(erasures.sort()).toEqual([asking, begun].map((user) => `ERASURES ${erasure(user).sk}`).sort())
		expect(after.get(`AUDIT#someone ${later}`)).toContain('what was undone')
		expect([...after].filter(([key]) => key.startsWith('AUDIT#everything')).join()).toContain('npm run restore')
		expect(after.get('MAIL#early MAIL')).toContain('"state":"withheld"')
		expect([...after].filter(([key, item]) => /^MAIL(#late|ING)/.test(key) || item.includes('OUTBOX'))).toEqual([])
		expect(await files()).toEqual(filesBefore)
	}
	inUse.TableName = table
	expect(await wholeTable()).toEqual(left)
	const { Table } = await admin.table.send(new DescribeTableCommand({ TableName: name }))
	expect(Table).toMatchObject({ StreamSpecification: { StreamViewType: 'KEYS_ONLY' }, DeletionProtectionEnabled: true })
	expect(await readParameter(ssm, names.restoredTableParameter)).toBe(Table?.LatestStreamArn)

	// As after a deployment.
	await note(names.tableParameter, name)
	for (const refused of [to, ['--drop', name], ['--back-to', name]]) expect((await restore(...refused)).exit).toBe(1)
	const erased = await command('person', ['erase', member], member)
	expect(erased.said).toMatch(/items and \d+ versions of files are erased/)
	const isLeft = async () => [...(await wholeTable())].some(([key, item]) => (key + item).includes(member))
	expect(await isLeft()).toBe(true)
	expect((await restore('--back-to', table, '--yes')).said).toMatch(/items erased again +[1-9]/)
	expect(await isLeft()).toBe(false)
	expect(JSON.parse((await wholeTable()).get('APPLICATION#G APPLICATION') ?? '')).toMatchObject({ email: '' })
	await note(names.tableParameter, table)
	for (const last of [['--resume'], ['--drop', name]]) expect((await restore(...last)).exit).toBe(0)
	const dropped = await restore('--drop', name)
	expect([dropped.exit, dropped.said]).toEqual([1, expect.stringContaining(name)])
})

test('an unknown moment is refused before anything is stopped', async () => {
	// The emulator remembers only the present, and that only if it's asked to.
	await admin.table.send(
		new UpdateContinuousBackupsCommand({
			TableName: inUse.TableName,
			PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
		}),
	)
	for (const more of [[], ['--yes']]) {
		const { exit, said } = await restore('--to', '2020-01-01T00:00:00Z', ...more)
		expect([exit, said]).toEqual([1, expect.stringContaining('Choose a moment between')])
		expect(said).not.toContain('Stopping')
	}
})

test('every declared list is a collection that is counted again and erased with its counters', () => {
	expect(collections.map(({ list }) => list).sort()).toEqual(declaredLists)
})

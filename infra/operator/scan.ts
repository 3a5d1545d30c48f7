import { GetObjectTaggingCommand } from '@aws-sdk/client-s3'
import { scanTag } from '#shared/files/rules.ts'
import { readArguments } from '../tools/arguments.ts'
import { deployed, stageOptions, storageClient } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { scanAgain, scanPlan } from '../tools/scan-plan.ts'
import { RefusedCall } from '../tools/signed-call.ts'
import { say, Trouble } from '../tools/terminal.ts'

const help = `npm run scan [-- <upload> [--again]] [--stage name | --local]

Prints whether GuardDuty scans what people upload, and if not why. With an upload, which a log names, prints what its scan
found.

--again  has that file scanned once more`

await main(async () => {
	const { values, positionals } = readArguments(help, {
		allowPositionals: true,
		options: { ...stageOptions, again: { type: 'boolean' } },
	})
	const [upload] = positionals
	const { files } = await deployed(values)
	if (!upload) return (await sayPlan(files)) ? 0 : 1
	const key = upload.startsWith('uploads/') ? upload : `uploads/${upload}`
	say(`${key}: ${await resultOf(files, key)}`)
	if (!values.again) return 0
	await asked(() => scanAgain(files, key))
	say('It’s being scanned again. Look in a minute, with the same command without --again.')
	return 0
})

async function sayPlan(bucket: string) {
	const plan = await asked(() => scanPlan(bucket))
	if (plan?.status === 'ACTIVE') say('GuardDuty scans what people upload.')
	else if (plan) say(`GuardDuty doesn’t scan as it should (${plan.status}): ${plan.reasons.join(' ')}`)
	else say('GuardDuty has no plan for the uploads. `npm run deploy` makes it.')
	return plan?.status === 'ACTIVE'
}

async function resultOf(Bucket: string, Key: string) {
	try {
		const { TagSet = [] } = await storageClient().send(new GetObjectTaggingCommand({ Bucket, Key }))
		return TagSet.find((tag) => tag.Key === scanTag)?.Value ?? 'not scanned yet'
	} catch (error) {
		if (error instanceof Error && error.name === 'NoSuchKey') throw new Trouble(`There is no file ${Key}.`)
		throw error
	}
}

async function asked<Answer>(call: () => Promise<Answer>) {
	try {
		return await call()
	} catch (error) {
		if (!(error instanceof RefusedCall)) throw error
		throw new Trouble(`${error.message}\nThe emulators have no GuardDuty, and scan by themselves.`)
	}
}

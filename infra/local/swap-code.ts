import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
	LambdaClient,
	paginateListFunctions,
	UpdateFunctionCodeCommand,
	waitUntilFunctionUpdatedV2,
} from '@aws-sdk/client-lambda'
import { bundleTogether, copyBundle } from '#infra/stacks/bundle.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { run } from '#infra/tools/run.ts'
import { Trouble } from '#infra/tools/terminal.ts'

/** Each of these functions gets its new code, without the CDK. */
export async function swapCode({ endpoint, folder }: Pick<Cloud, 'endpoint' | 'folder'>, functions: string[]) {
	const client = new LambdaClient(clientSettings(endpoint))
	const names = await functionNames(client)
	bundleTogether(functions, { local: true })
	const updated: string[] = []
	for (const entry of functions) {
		const FunctionName = names.get(entry)
		if (!FunctionName) continue
		await client.send(new UpdateFunctionCodeCommand({ FunctionName, ZipFile: await zipped(entry, folder) }))
		updated.push(FunctionName)
	}
	const patience = { client, maxWaitTime: 30, minDelay: 0.1, maxDelay: 1 }
	await Promise.all(updated.map((FunctionName) => waitUntilFunctionUpdatedV2(patience, { FunctionName })))
}

/** A function's description begins with the file that it was bundled from. */
async function functionNames(client: LambdaClient) {
	const names = new Map<string, string>()
	for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
		for (const { Description = '', FunctionName = '' } of Functions) {
			const [entry = ''] = Description.split(':')
			names.set(entry, FunctionName)
		}
	return names
}

/** Lambda wants a ZIP file. Node can't write one, and Python is here for the emulator. */
async function zipped(entry: string, folder: string) {
	const to = mkdtempSync(join(folder, 'tmp', 'code-'))
	try {
		copyBundle(entry, join(to, 'code'), { local: true })
		const pack = 'import shutil, sys; shutil.make_archive(sys.argv[1], "zip", sys.argv[2])'
		if ((await run('python3', { args: ['-c', pack, join(to, 'packed'), join(to, 'code')] })) !== 0)
			throw new Trouble(`Python could not pack ${entry}.`)
		return readFileSync(join(to, 'packed.zip'))
	} finally {
		rmSync(to, { recursive: true })
	}
}

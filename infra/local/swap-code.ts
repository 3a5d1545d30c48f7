import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
	LambdaClient,
	paginateListFunctions,
	UpdateFunctionCodeCommand,
	waitUntilFunctionUpdatedV2,
} from '@aws-sdk/client-lambda'
import { bundle, filesBehind, readAgain } from '#infra/stacks/bundle.ts'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { clientSettings } from '#infra/tools/credentials.ts'
import { run } from '#infra/tools/run.ts'
import { Trouble } from '#infra/tools/terminal.ts'
import { changedSince, type Sources, sourceHashes } from './deployed-sources.ts'

/**
 * Every function that imports a changed file gets its new code, without the CDK. The answer says what is deployed
 * then, and whether the stacks may have changed as well, so that a deployment has to follow.
 */
export async function swapCode({ endpoint, folder }: Pick<Cloud, 'endpoint' | 'folder'>, deployed: Sources) {
	readAgain()
	const files = sourceHashes()
	const changed = changedSince(deployed.files, files)
	const concerned = Object.keys(deployed.behind).filter(
		(entry) => files[entry] && deployed.behind[entry]?.some((file) => changed.includes(file)),
	)
	if (concerned.length > 0) {
		const client = new LambdaClient(clientSettings(endpoint))
		const names = await functionNames(client)
		const updated: string[] = []
		for (const entry of concerned) {
			const FunctionName = names.get(entry)
			if (!FunctionName) continue
			await client.send(new UpdateFunctionCodeCommand({ FunctionName, ZipFile: await zipped(entry, folder) }))
			updated.push(FunctionName)
		}
		const patience = { client, maxWaitTime: 30, minDelay: 0.1, maxDelay: 1 }
		await Promise.all(updated.map((FunctionName) => waitUntilFunctionUpdatedV2(patience, { FunctionName })))
	}
	const behind = Object.fromEntries(concerned.map((entry) => [entry, filesBehind(entry)]))
	return {
		sources: { files, behind: { ...deployed.behind, ...behind } },
		concerned,
		// A function may reach what the files behind it declare, and the stacks draw the API from the contract.
		stacksChanged:
			concerned.some((entry) => String(behind[entry]) !== String(deployed.behind[entry])) ||
			changed.some((file) => file.endsWith('/table-map.ts') || !isCode(file)),
	}
}

/** The stacks are made of infra, of the contract, and of the few files of the functions that they import. */
const isCode = (file: string) =>
	/^(functions|shared)\//.test(file) && !filesBehind('infra/stacks/app.ts').includes(file)

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
		bundle(entry, join(to, 'code'), { local: true })
		const pack = 'import shutil, sys; shutil.make_archive(sys.argv[1], "zip", sys.argv[2])'
		if ((await run('python3', { args: ['-c', pack, join(to, 'packed'), join(to, 'code')] })) !== 0)
			throw new Trouble(`Python could not pack ${entry}.`)
		return readFileSync(join(to, 'packed.zip'))
	} finally {
		rmSync(to, { recursive: true })
	}
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputsOf } from '#infra/tools/cloud-facts.ts'
import { addressesOf } from '#infra/tools/deploy/addresses.ts'
import { deployed } from '#infra/tools/deployed.ts'
import { cloudFolder } from '#infra/tools/folders.ts'
import { runNode } from '#infra/tools/run.ts'
import { Trouble } from '#infra/tools/terminal.ts'

/** The checks see a deployed stage like this. */
export type Place = Awaited<ReturnType<typeof placeOf>>

export async function placeOf(stage: string) {
	const found = await deployed({ stage })
	const file = join(cloudFolder(`deploy-${stage}`), 'outputs.json')
	const outputs = outputsOf(found.names, JSON.parse(readFileSync(file, 'utf8')))
	const addresses = addressesOf(outputs, process.env.AWS_ENDPOINT_URL)
	if (!addresses) throw new Trouble('Without CloudFront there is no site to visit.')
	return { ...found, ...addresses, stage }
}

/** The answer is what one of our commands said. */
export async function said(script: string, args: string[]) {
	const lines: string[] = []
	const exit = await runNode(script, { args, onLine: (line) => lines.push(line) })
	return { exit, output: lines.join('\n') }
}

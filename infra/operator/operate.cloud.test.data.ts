import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { toolEnvironment } from '../local/tool-environment.ts'
import { localStage } from '../stacks/names.ts'
import { cloud } from '../testing/test-cloud.ts'
import { root } from '../tools/folders.ts'

export const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** `npm run <name> -- …`, on the cloud under test. */
export function command(name: string, ...args: string[]) {
	const file = scripts[name]?.split(' ').at(-1)
	if (!file) throw new Error(`There is no npm run ${name}`)
	return new Promise<{ exit: number; said: string }>((resolve) => {
		const options = { env: toolEnvironment(cloud.endpoint), cwd: root }
		execFile(process.execPath, [file, ...args, '--stage', localStage], options, (error, out, complaint) =>
			resolve({ exit: Number(error?.code ?? 0), said: out + complaint }),
		)
	})
}

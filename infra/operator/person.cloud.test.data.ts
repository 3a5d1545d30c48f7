import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import { toolEnvironment } from '../local/tool-environment.ts'
import { localStage } from '../stacks/names.ts'
import { admin, cloud } from '../testing/test-cloud.ts'

interface Command {
	args: string[]
	/** The answer to the command's question. */
	typed?: string
	stage?: string
}

/** `npm run person -- …` */
export async function command({ args, typed = '', stage = localStage }: Command) {
	const running = spawn(process.execPath, ['infra/operator/person.ts', ...args, '--stage', stage], {
		env: toolEnvironment(cloud.endpoint),
	})
	running.stdin.end(`${typed}\n`)
	const exit = new Promise<number | null>((resolve) => running.on('close', resolve))
	const [said, complaint] = await Promise.all([text(running.stdout), text(running.stderr)])
	return { exit: await exit, said: said + complaint }
}

/** How many versions of an upload there are, markers of deletions among them. */
export async function versions(id: string) {
	const { Versions = [], DeleteMarkers = [] } = await admin.files.send(
		new ListObjectVersionsCommand({ Bucket: cloud.outputs.App.FilesBucket, Prefix: `uploads/${id}` }),
	)
	return Versions.length + DeleteMarkers.length
}

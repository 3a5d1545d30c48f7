import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import { localStage } from '../stacks/names.ts'
import { type Command, runCommand } from '../testing/command.ts'
import { admin, cloud } from '../testing/test-cloud.ts'

/** `npm run person -- …` */
export const command = ({ args, ...how }: Omit<Command, 'name'>) =>
	runCommand({ name: 'person', args: [...args, '--stage', localStage], ...how })

/** What the command says about someone, and what it writes into a folder. */
export async function exportOf(email: string) {
	const folder = await mkdtemp(join(tmpdir(), 'person-'))
	const said = await command({ args: ['export', email, '--folder', folder] })
	return { ...said, folder, read: (name: string) => readFile(join(folder, name), 'utf8') }
}

export const erase = (email: string, ...more: string[]) => command({ args: ['erase', email, ...more], typed: email })

/** How many versions of an upload there are, markers of deletions among them. */
export async function versions(id: string) {
	const { Versions = [], DeleteMarkers = [] } = await admin.files.send(
		new ListObjectVersionsCommand({ Bucket: cloud.outputs.App.FilesBucket, Prefix: `uploads/${id}` }),
	)
	return Versions.length + DeleteMarkers.length
}

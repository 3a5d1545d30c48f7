import { ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import { localStage } from '../stacks/names.ts'
import { type Command, runCommand } from '../testing/command.ts'
import { admin, cloud } from '../testing/test-cloud.ts'

/** `npm run person -- …` */
export const command = ({ args, ...how }: Omit<Command, 'name'>) =>
	runCommand({ name: 'person', args: [...args, '--stage', localStage], ...how })

/** How many versions of an upload there are, markers of deletions among them. */
export async function versions(id: string) {
	const { Versions = [], DeleteMarkers = [] } = await admin.files.send(
		new ListObjectVersionsCommand({ Bucket: cloud.outputs.App.FilesBucket, Prefix: `uploads/${id}` }),
	)
	return Versions.length + DeleteMarkers.length
}

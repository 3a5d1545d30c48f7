import { type Switches, setSwitches } from '#infra/local/emulator/start.ts'
import { cloud, mustRunAlone } from './test-cloud.ts'

/** Until `work` ends, the emulator takes its time as AWS does. */
export async function withSwitches<Result>(switches: Switches, work: () => Promise<Result>) {
	mustRunAlone('A switch of the emulator')
	await setSwitches(cloud.folder, switches)
	try {
		return await work()
	} finally {
		await setSwitches(cloud.folder, {})
	}
}

import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installed } from '#infra/tools/folders.ts'
import { step } from '#infra/tools/terminal.ts'

export interface Installation {
	/** The files are kept in this folder below `.local/installed`. */
	name: string
	/** The file pins every version. Another content is another folder. */
	pins: string
	/** A terminal shows this step during the installation. */
	says: string
	install: (folder: string, log: string) => Promise<void>
}

/**
 * The folder holds something that's fetched once, as pinned. It's built aside and then moved, so two commands can do
 * it at once, and one that is ended leaves nothing half done.
 */
export async function installOnce({ name, pins, says, install }: Installation) {
	const hash = createHash('sha256')
		.update(await readFile(pins))
		.digest('hex')
		.slice(0, 12)
	const place = join(installed, name, hash)
	if (existsSync(place)) return place
	const aside = `${place}.${randomUUID()}`
	await mkdir(aside, { recursive: true })
	try {
		await step(says, () => install(aside, join(installed, name, 'install.log')))
		await rename(aside, place).catch((error) => {
			if (!existsSync(place)) throw error
		})
	} finally {
		await rm(aside, { recursive: true, force: true })
	}
	return place
}

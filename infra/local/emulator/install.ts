import { join } from 'node:path'
import { pythonWith } from '../python-packages.ts'

/** MiniStack runs on this Python, exactly as pinned. */
export const installEmulator = () =>
	pythonWith({
		name: 'emulator',
		what: 'The emulator',
		says: 'Installing the emulator (once)',
		pins: join(import.meta.dirname, 'requirements.txt'),
		options: ['--require-hashes', '--only-binary', ':all:'],
	})

import { join } from 'node:path'
import { pythonWith } from '../install-once.ts'

/** The Python that runs LocalStack's community edition, as pinned. */
export const installLocalStack = () =>
	pythonWith({
		name: 'localstack',
		what: 'LocalStack',
		says: 'Installing LocalStack (once)',
		pins: join(import.meta.dirname, 'requirements.txt'),
		// The pins leave out what it doesn't load here, so pip must not bring it in.
		options: ['--no-deps'],
		oldest: 11,
	})

import { join } from 'node:path'
import { pythonWith } from '../python-packages.ts'

/** LocalStack's community edition runs on this Python, as pinned. */
export const installLocalStack = () =>
	pythonWith({
		name: 'localstack',
		what: 'LocalStack',
		says: 'Installing LocalStack (once)',
		pins: join(import.meta.dirname, 'requirements.txt'),
		// The pins leave out what LocalStack doesn't load here, so pip must not bring it in.
		options: ['--no-deps'],
		oldest: 11,
	})

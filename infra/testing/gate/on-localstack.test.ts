import { afterEach, expect, test, vi } from 'vitest'
import { onLocalStack } from './on-localstack.ts'
import { tally } from './tally.ts'

afterEach(() => vi.unstubAllEnvs())

test('without Java nothing runs on LocalStack, which the gate counts as skipped and not as passed', async () => {
	vi.stubEnv('PATH', '')
	await onLocalStack('', undefined)
	expect(tally).toMatchObject({ passed: 0, failed: 0, skipped: 1 })
})

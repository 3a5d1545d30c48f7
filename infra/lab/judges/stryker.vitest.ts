import { defineConfig } from 'vitest/config'
import { root } from '#infra/tools/folders.ts'

/** The tests that Stryker runs: those that need no cloud, of the rules that it breaks. */
export default defineConfig({
	root,
	test: {
		update: 'none',
		include: ['{shared,functions/{domain,applications,statistics,jobs}}/**/*.test.ts'],
		exclude: ['**/*.cloud.test.ts', '**/*.more.*'],
		isolate: false,
		testTimeout: 120_000,
	},
})

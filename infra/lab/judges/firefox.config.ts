import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { readCloud } from '#infra/tools/cloud-facts.ts'
import { root } from '#infra/tools/folders.ts'

const { TEST_CLOUD = '', PLAYWRIGHT = '' } = process.env

/** The journeys that Firefox walks too. What they wait for may take minutes on a busy machine. */
export default defineConfig({
	root,
	resolve: { alias: { 'playwright-core': join(PLAYWRIGHT, 'index.mjs') } },
	test: {
		update: 'none',
		include: ['web/e2e/**/*.test.ts'],
		provide: { cloud: readCloud(TEST_CLOUD), everyWidth: false },
		globalSetup: ['infra/lab/judges/firefox.ts'],
		expect: { poll: { timeout: 120_000 } },
		testTimeout: 600_000,
		hookTimeout: 600_000,
		// Only one window has the focus, and the journey by keyboard needs it.
		maxWorkers: 1,
	},
})

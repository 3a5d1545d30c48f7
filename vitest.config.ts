import { defineConfig } from 'vitest/config'
import { readCloud } from './infra/tools/cloud-facts.ts'

const file = process.env.TEST_CLOUD
const cloud = file ? readCloud(file) : undefined
const provide = cloud ? { cloud } : {}

/**
 * LocalStack is slow, and so is a machine that does something else besides. A mail whose sender was stopped leaves with
 * the next try, three minutes later.
 */
const cloudTimeout = 600_000

/**
 * These tests change something that holds for everyone (the mail service, the index, a function's permissions, who has
 * User Access), read the newest of everything, or compare the whole table or bucket before and after. So no other file of
 * tests on the cloud runs beside one of them.
 */
const alone = '{functions,infra}/**/*.alone.cloud.test.ts'

/**
 * `npm test` shows that each job can be done and each promise is kept. The files with `more` in their names show what
 * happens in every width and language, on a bad network, and among ten thousand others: `npm run test:all`.
 */
const later = process.env.TEST_ALL ? [] : ['**/*.more.*']

/** Tests mostly wait for the cloud, so two at a time would leave two cores idle. LocalStack answers one after the other. */
const atOnce = cloud?.target === 'localstack' ? 1 : 4

/** Quick ones first; one kind after the other, because they share two cores. */
const inOrder = (groupOrder: number) => ({ sequence: { groupOrder } })

/** Vitest waits a second for what a test polls, which a busy machine needs for itself. */
const patient = { poll: { timeout: 120_000 } }

const onTheCloud = {
	provide,
	expect: patient,
	hookTimeout: cloudTimeout,
	globalSetup: ['infra/testing/warn-of-old-code.ts'],
}

const aloneOnTheCloud = { ...onTheCloud, provide: { ...provide, alone: true }, fileParallelism: false }

/** All journeys share one browser. Under `npm run test:all` axe judges all that they see at both widths. */
const journeys = {
	provide: { ...provide, everyWidth: later.length === 0 },
	expect: patient,
	globalSetup: ['web/e2e/chromium.ts'],
	testTimeout: cloudTimeout,
	hookTimeout: cloudTimeout,
}

export default defineConfig({
	test: {
		// A snapshot that is missing fails. `-u` writes it.
		update: 'none',
		projects: [
			{
				test: {
					name: 'unit',
					...inOrder(1),
					include: ['{shared,functions,web/{src,build},infra/{tools,local,operator,testing,lab}}/**/*.test.{ts,tsx}'],
					exclude: ['**/*.cloud.test.ts', '**/*.stacks.test.ts', ...later],
					// Pure tests leave nothing behind, so a module is loaded once for all files of a worker.
					isolate: false,
					// Vitest would leave one of two cores idle.
					maxWorkers: 2,
					// A test that hangs ends; how long one takes on a busy machine says nothing.
					testTimeout: 120_000,
				},
			},
			{
				test: {
					name: 'stacks',
					...inOrder(2),
					include: ['infra/stacks/**/*.test.ts', 'infra/**/*.stacks.test.ts'],
					exclude: ['**/*.cloud.test.ts', ...later],
					// One process: the stacks are made once for all of them.
					isolate: false,
					fileParallelism: false,
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: 'cloud',
					...inOrder(4),
					include: ['{functions,infra}/**/*.cloud.test.ts'],
					exclude: [alone, ...later],
					...onTheCloud,
					// Each has people and applications of its own.
					maxWorkers: atOnce,
					testTimeout: cloudTimeout,
				},
			},
			{
				test: {
					name: 'cloud, alone',
					...inOrder(3),
					include: [alone],
					exclude: later,
					...aloneOnTheCloud,
					testTimeout: cloudTimeout,
				},
			},
			{
				test: {
					name: 'journeys',
					...inOrder(4),
					include: ['web/e2e/*.test.ts'],
					exclude: later,
					// None of them changes what holds for everyone.
					maxWorkers: atOnce,
					...journeys,
				},
			},
			{
				test: {
					name: 'journeys, alone',
					...inOrder(5),
					...aloneOnTheCloud,
					include: ['web/e2e/alone/*.test.ts'],
					exclude: later,
					...journeys,
					provide: { ...journeys.provide, alone: true },
				},
			},
		],
	},
})

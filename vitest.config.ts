import { defineConfig } from 'vitest/config'
import { readCloud } from './infra/tools/cloud-facts.ts'

const file = process.env.TEST_CLOUD
const cloud = file ? readCloud(file) : undefined
const provide = cloud ? { cloud } : {}

/**
 * LocalStack takes its time, and so does a machine that does something else besides. A mail whose sender was stopped leaves
 * with the next try, three minutes later.
 */
const cloudTimeout = cloud?.target === 'localstack' ? 300_000 : 240_000

/**
 * These turn what holds for everyone (the mail service, the index, what a function may do, who has User Access), measure
 * time, read the newest of everything, or compare the whole table or bucket before and after. So no other file runs beside
 * them.
 */
const alone = [
	'functions/{access,again,input}.cloud.test.ts',
	'functions/account/guessing.cloud.test.ts',
	'functions/applications/{apply,payments,staff}.cloud.test.ts',
	'functions/console/counts.cloud.test.ts',
	'functions/domain/mail/*.cloud.test.ts',
	'functions/events/email-guests.cloud.test.ts',
	'functions/files/scan.cloud.test.ts',
	'functions/jobs/archiver-fails.cloud.test.ts',
	'functions/newsletter/one-click.cloud.test.ts',
	'functions/passkeys/passkeys.cloud.test.ts',
	'functions/platform/store/lagging.cloud.test.ts',
	'functions/reports/reports.cloud.test.ts',
	'functions/sponsors/sponsors.cloud.test.ts',
	'functions/trail/trail.cloud.test.ts',
	'functions/users/{employees,users}.cloud.test.ts',
	'infra/cached.cloud.test.ts',
	'infra/operator/restore.cloud.test.ts',
	'infra/privilege.cloud.test.ts',
	'infra/tools/staff.cloud.test.ts',
]

/** The gate asks for a sample of these. */
const repeated = [
	'functions/{access,input}.cloud.test.ts',
	'functions/account/guessing.cloud.test.ts',
	'functions/applications/parallel.cloud.test.ts',
	'functions/domain/statistics/history.cloud.test.ts',
]

/** Quick ones first; one kind after the other, because they share two cores. */
const inOrder = (groupOrder: number) => ({ sequence: { groupOrder } })

const onTheCloud = { provide, hookTimeout: 60_000 }

/** One file after the other. */
const aloneOnTheCloud = { ...onTheCloud, provide: { ...provide, alone: true }, fileParallelism: false }

/** People click, wait and read. */
const patient = { testTimeout: cloudTimeout, hookTimeout: 60_000 }

export default defineConfig({
	test: {
		// A snapshot that is missing fails. `-u` writes it.
		update: 'none',
		projects: [
			{
				test: {
					name: 'unit',
					...inOrder(1),
					include: ['{shared,functions,web/src,infra/{tools,local,testing}}/**/*.test.{ts,tsx}'],
					exclude: ['**/*.{cloud,proof}.test.ts', 'infra/testing/emulator/**'],
				},
			},
			{
				test: {
					name: 'stacks',
					...inOrder(2),
					include: ['infra/*.test.ts'],
					exclude: ['**/*.cloud.test.ts'],
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
					...inOrder(3),
					include: ['**/*.cloud.test.ts'],
					exclude: ['node_modules', ...alone],
					...onTheCloud,
					// Most of their time is waiting for the cloud, and each has people and applications of its own.
					fileParallelism: cloud?.target !== 'localstack',
					maxWorkers: 2,
					testTimeout: cloudTimeout,
				},
			},
			{
				test: {
					name: 'cloud, alone',
					...inOrder(4),
					include: alone,
					...aloneOnTheCloud,
					testTimeout: cloudTimeout,
				},
			},
			{
				test: {
					name: 'proof',
					...inOrder(5),
					// What the gate shows by a sample, shown by repetition.
					include: ['**/*.proof.test.ts', ...repeated],
					env: { PROOF: 'yes' },
					...aloneOnTheCloud,
					testTimeout: 300_000,
				},
			},
			{
				test: {
					name: 'emulator',
					// Its stack is there from the start, so that by now a minute has passed on its clock.
					...inOrder(6),
					include: ['infra/testing/emulator/**/*.test.ts'],
					globalSetup: ['infra/testing/emulator/setup.ts'],
					...aloneOnTheCloud,
					// One of them waits a minute for the clock, and the others need not wait for it. What one of them switches, no
					// other one looks at.
					fileParallelism: true,
					maxWorkers: 2,
					testTimeout: 90_000,
				},
			},
			{
				test: {
					name: 'journeys',
					...inOrder(7),
					provide,
					include: ['web/e2e/*.test.ts'],
					// Three people at three browsers at a time, who wait for answers more than they keep two cores busy, and none of
					// whom changes what holds for everybody.
					maxWorkers: 3,
					...patient,
				},
			},
			{
				test: {
					name: 'journeys, alone',
					...inOrder(8),
					...aloneOnTheCloud,
					include: ['web/e2e/alone/*.test.ts'],
					...patient,
				},
			},
		],
	},
})

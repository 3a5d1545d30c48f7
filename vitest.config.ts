import { defineConfig } from 'vitest/config'
import { readCloud } from './infra/tools/cloud-facts.ts'

const file = process.env.TEST_CLOUD
const cloud = file ? readCloud(file) : undefined
const provide = cloud ? { cloud } : {}

/** LocalStack takes its time, and so does a machine that does something else besides. */
const cloudTimeout = cloud?.target === 'localstack' ? 300_000 : 60_000

/** Quick ones first; one kind after the other, because they share two cores. */
const inOrder = (groupOrder: number) => ({ sequence: { groupOrder } })

/** One file after the other: they share one cloud. */
const onTheCloud = { provide, fileParallelism: false, hookTimeout: 60_000 }

/** People click, wait and read. */
const patient = { testTimeout: 120_000, hookTimeout: 60_000 }

export default defineConfig({
	test: {
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
					...onTheCloud,
					testTimeout: cloudTimeout,
				},
			},
			{
				test: {
					name: 'proof',
					...inOrder(3),
					// What the gate shows by a sample, shown by repetition.
					include: ['**/*.proof.test.ts', 'functions/account/guessing.cloud.test.ts'],
					env: { PROOF: 'yes' },
					...onTheCloud,
					testTimeout: 300_000,
				},
			},
			{
				test: {
					name: 'emulator',
					// Its stack is there from the start, so that by now a minute has passed on its clock.
					...inOrder(4),
					include: ['infra/testing/emulator/**/*.test.ts'],
					globalSetup: ['infra/testing/emulator/setup.ts'],
					...onTheCloud,
					// One of them waits a minute for the clock, and the others need not wait for it.
					fileParallelism: true,
					maxWorkers: 2,
					testTimeout: 90_000,
				},
			},
			{
				test: {
					name: 'journeys',
					...inOrder(5),
					provide,
					include: ['web/e2e/*.test.ts'],
					// Two people at two browsers at a time, none of whom changes what holds for everybody.
					maxWorkers: 2,
					...patient,
				},
			},
			{
				test: {
					name: 'journeys, alone',
					...inOrder(6),
					...onTheCloud,
					include: ['web/e2e/alone/*.test.ts'],
					...patient,
				},
			},
		],
	},
})

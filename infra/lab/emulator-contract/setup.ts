import type { TestProject } from 'vitest/node'
import { type Contract, deployContract } from './deploy.ts'

declare module 'vitest' {
	interface ProvidedContext {
		contract: Contract
	}
}

/** Deploys the contract stack once for all of these tests. Without a cloud each test fails with its own message. */
export default async function setup(project: TestProject) {
	const { cloud } = project.getProvidedContext()
	if (cloud) project.provide('contract', await deployContract(cloud))
}

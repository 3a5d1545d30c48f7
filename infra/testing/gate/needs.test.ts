import { expect, test } from 'vitest'
import { needsOfProjects } from './needs.ts'

test('pure tests need no cloud, tests of the API no browser, and journeys both', () => {
	expect(needsOfProjects(['unit', 'stacks'])).toEqual({ site: false, cloud: false })
	expect(needsOfProjects(['unit', 'cloud, alone'])).toEqual({ site: false, cloud: true })
	expect(needsOfProjects(['journeys, alone'])).toEqual({ site: true, cloud: true })
})

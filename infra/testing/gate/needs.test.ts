import { expect, test } from 'vitest'
import { needsOfProjects } from './needs.ts'

test('pure tests need no cloud, tests of the API no browser, and journeys both', () => {
	expect(needsOfProjects(['unit', 'stacks'])).toEqual({ nothing: false, site: false, cloud: false })
	expect(needsOfProjects(['unit', 'cloud, alone'])).toEqual({ nothing: false, site: false, cloud: true })
	expect(needsOfProjects(['journeys, alone'])).toEqual({ nothing: false, site: true, cloud: true })
	expect(needsOfProjects([])).toEqual({ nothing: true, site: false, cloud: false })
})

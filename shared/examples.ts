import { accountExamples } from './account/examples.ts'
import { apis } from './api.ts'
import { applicationsExamples, legacyExamples } from './applications/examples.ts'
import { booksExamples } from './books/examples.ts'
import type { Api, Endpoint, Examples } from './endpoint.ts'
import { eventsExamples } from './events/examples.ts'
import { filesExamples } from './files/examples.ts'
import { joinExamples } from './join/examples.ts'
import { newsletterExamples, newsletterStaffExamples } from './newsletter/examples.ts'
import { planned } from './planned.ts'
import { reportsExamples } from './reports/examples.ts'
import { sponsorsExamples } from './sponsors/examples.ts'
import { statisticsExamples } from './statistics/examples.ts'
import { usersExamples } from './users/examples.ts'

type ExamplesOf<Apis extends Readonly<Record<string, Api>>> = {
	[Feature in keyof Apis]: Examples<Apis[Feature]>
}

const built: ExamplesOf<typeof apis> = {
	account: accountExamples,
	files: filesExamples,
	applications: applicationsExamples,
	newsletter: newsletterExamples,
	reports: reportsExamples,
	users: usersExamples,
	console: {},
}

const toCome: ExamplesOf<typeof planned> = {
	newsletter: newsletterStaffExamples,
	legacy: legacyExamples,
	books: booksExamples,
	events: eventsExamples,
	join: joinExamples,
	statistics: statisticsExamples,
	sponsors: sponsorsExamples,
}

type Example = Readonly<Record<string, unknown>>

const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const examples = new Map<string, Example>()
const collect = (apis: Readonly<Record<string, Api>>, those: Readonly<Record<string, object>>) => {
	for (const [feature, api] of Object.entries(apis))
		for (const [name, example] of Object.entries<Example>({ ...those[feature] })) {
			const endpoint = api[name]
			if (endpoint) examples.set(callOf(endpoint), example)
		}
}
collect(apis, built)
collect(planned, toCome)

/** Examples stand apart from their endpoints, because the site and the functions bundle endpoints whole. */
export const exampleOf = (endpoint: Pick<Endpoint, 'method' | 'path'>): Example =>
	examples.get(callOf(endpoint)) ?? {}

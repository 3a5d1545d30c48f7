import * as z from 'zod'
import { type Api, post } from '../endpoint.ts'
import { TokenInput } from './lookup.ts'
import {
	HouseholdMember,
	NotSameInput,
	PersonApplication,
	PersonApplicationsInput,
	RelatedApplication,
} from './related.ts'

const related = z.object({ related: z.array(RelatedApplication) })

/** Calls that compare applications with others of the same person and household. */
export const relatedApplicationsApi = {
	related: post('/api/related-applications', 'Application Access', {
		summary: 'What the same person and their household sent before, with what they have in common',
		request: TokenInput,
		response: related,
	}),
	ofPerson: post('/api/person-applications', 'Application Access', {
		summary:
			'All applications of a person and their household, by one of them, by accounts or by addresses, with what joins them; the newest 20 with their notes and payments. What was said to be someone else’s isn’t among them',
		request: PersonApplicationsInput,
		response: z.object({
			people: z.array(HouseholdMember),
			applications: z.array(PersonApplication),
			isCut: z.boolean(),
		}),
	}),
	markNotSame: post('/api/not-the-same-person', 'Application Access', {
		summary: 'Say that two applications are of different people, or take that back',
		request: NotSameInput,
		response: related,
	}),
} satisfies Api

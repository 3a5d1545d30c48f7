import * as z from 'zod'
import type { Permission } from '../endpoint.ts'

interface Kind {
	/** Only employees who may open the section are told. */
	permission: Permission
	/** The actions of the audit trail that are counted. */
	actions: readonly string[]
}

/** The kinds of news for an employee who was away. Their own actions aren't among them. */
export const newsKinds = {
	applications: { permission: 'Application Access', actions: ['/api/applications'] },
	documents: { permission: 'Application Access', actions: ['/api/send-my-documents', '/api/send-found-documents'] },
	decisions: { permission: 'Application Access', actions: ['/api/respond-to-application'] },
	notes: { permission: 'Application Access', actions: ['/api/add-application-note'] },
	books: { permission: 'Application Access', actions: ['/api/book-application'] },
	signUps: { permission: 'Event Access', actions: ['/api/event-sign-up'] },
	reports: { permission: 'Report Access', actions: ['/api/report'] },
	members: { permission: 'User Access', actions: ['/api/verify-user'] },
} satisfies Record<string, Kind>

export type NewsKind = keyof typeof newsKinds

export const isNewsKind = (name: string): name is NewsKind => name in newsKinds

const many = z.number().int().positive().optional()
const counts = Object.fromEntries(Object.keys(newsKinds).map((name) => [name, many]))

export const News = z.object({
	/** The last moment of an earlier day when the employee did something here. The first day has none. */
	since: z.string().optional(),
	news: z.object(counts as Record<NewsKind, typeof many>),
	/** True if there is more than was counted. */
	more: z.literal(true).optional(),
})

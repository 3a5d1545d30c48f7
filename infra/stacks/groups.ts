import * as z from 'zod'
import { apis, features } from '#shared/api.ts'
import { counters } from '#shared/console/schema.ts'
import { type Api, type Endpoint, endpointsOf } from '#shared/endpoint.ts'
import type { Data } from './data.ts'
import type { Lambda } from './lambda.ts'
import type { Reach } from './reach.ts'
import type { Settings } from './settings.ts'

interface Group {
	failureMeans: string
	/** The function reads these lists page by page, beside the one with its own name. */
	pages?: string[]
	/** The function reads these keys beside the places of its imports. */
	reads?: string[]
	/** The function reaches nothing else but the request path, because it uses just a small part of its imports. */
	only?: Reach
}

const { add, addImages, deleteImages, changeMainImage, previewGuestEmail, ...events } = apis.events
const { addSponsor, updateSponsor, removeSponsor, ...sponsors } = apis.sponsors
const { previewResponse, previewAsk, previewEmail, showLetter, ...applications } = apis.applications

/**
 * One feature is one function, with two exceptions. Previews draw mails, which takes more code than the rest of the
 * applications function and would slow down its start. Pictures decode what people upload, so that code is in a
 * function that reaches little else.
 */
export const served = {
	...apis,
	applications,
	events,
	sponsors,
	pictures: { add, addImages, deleteImages, changeMainImage, addSponsor, updateSponsor, removeSponsor },
	previews: { previewResponse, previewAsk, previewEmail, showLetter, previewGuestEmail },
} satisfies Record<string, Api>

export type GroupName = keyof typeof served

const groups: Record<GroupName, Group> = {
	...features,
	pictures: {
		failureMeans: 'Employees cannot add events or change their images, and cannot change sponsors.',
		pages: [],
	},
	previews: {
		failureMeans: 'Employees do not see the mail that a decision or a message would send.',
		only: { reads: ['APPLICATION#*', 'EVENT#*'] },
	},
	// Whoever raises the limit on grants has all employees told who decide or give access.
	applications: { ...features.applications, pages: ['APPLICATIONS', 'PAYMENTRUNS', 'USERS#employee'] },
	console: { ...features.console, only: { reads: counters.map(({ list }) => `COUNT#${list}`) } },
	events: { ...features.events, pages: ['EVENTS', 'EVENTSIGNINS', 'GUESTS'] },
	// The function reads the trail and names people, events and applications. Every function may only add to the trail.
	trail: { ...features.trail, only: { reads: ['APPLICATION#*', 'AUDIT#*', 'EVENT#*', 'OWNER#*'], pages: ['AUDIT'] } },
	// The function shows what the nightly job counted, and can start that job.
	statistics: { ...features.statistics, pages: [], only: { reads: ['STATISTICS#*', 'CONTACTS#*', 'CONTACTSEARCH#*'] } },
	join: { ...features.join, pages: ['AFFILIATES', 'EMPLOYEEAPPLICATIONS'] },
	legacy: { ...features.legacy, pages: ['LEGACY'] },
}

/** These functions write to the organization's own mailbox. */
export const tellsStaff = (name: GroupName) => name === 'join'

export const failureOf = (name: GroupName) => groups[name].failureMeans

const has = (schema: z.ZodType, io: 'input' | 'output', field: string) =>
	field in (z.toJSONSchema(schema, { io, unrepresentable: 'any' }).properties ?? {})

/** Argon2id keeps a whole processor busy for a moment, and Lambda gives a whole processor from this memory size on. */
const memoryToHash = 1769

const hashes = ({ employeeKey, request }: Endpoint) => employeeKey === true || has(request, 'input', 'password')

export const memoryFor = (api: Api) => (endpointsOf({ api }).some(hashes) ? memoryToHash : undefined)

/** `serve` itself reads and writes these places for the endpoints. */
const requestPath = (endpoints: Endpoint[]): Reach => ({
	reads: ['USER#*', 'PASSKEYRULE'],
	appends: ['AUDIT#*'],
	keeps: [
		'SESSION#*',
		'THROTTLE#*',
		...(endpoints.some(({ idempotent }) => idempotent) ? ['ONCE#*'] : []),
		...(endpoints.some(({ employeeKey }) => employeeKey) ? ['EMPLOYEEKEY#*'] : []),
	],
})

const bucketActions = {
	accept: ['s3:PutObject', 's3:GetObject'],
	'sign-upload': ['s3:PutObject'],
	open: ['s3:GetObject', 's3:GetObjectTagging'],
}

/** The list has the name of its feature. A request with a cursor reads it page by page. */
const ownList = (name: GroupName, endpoints: Endpoint[]) =>
	endpoints.some(({ request }) => has(request, 'input', 'cursor')) ? [name.toUpperCase()] : []

/** The function may reach what the declarations of its endpoints need. */
export function grantTo(lambda: Lambda, name: GroupName, { table, files }: Data, settings: Settings) {
	const endpoints = endpointsOf({ [name]: served[name] })
	const { pages = ownList(name, endpoints), reads = [], only } = groups[name]
	if (only) lambda.reachOnly(table, only, requestPath(endpoints))
	else lambda.reachTable(table, { pages, reads }, requestPath(endpoints))
	const uses = new Set(endpoints.flatMap((endpoint) => endpoint.files ?? []))
	if (uses.size === 0) return
	const onObjects = new Set([...uses].flatMap((use) => bucketActions[use]))
	lambda.give('FILES_BUCKET', files.bucketName, [...onObjects], [files.arnForObjects('uploads/*')])
	// The emulator gives its functions an address that no browser may reach, such as a container's.
	if (settings.local) lambda.tell({ FILES_ENDPOINT: settings.endpoint })
	// Without this permission S3 answers "access denied" for a missing file, and not "not found".
	if (uses.has('accept')) lambda.allow(['s3:ListBucket'], [files.bucketArn])
	if (name === 'pictures') lambda.allow(['s3:PutObject', 's3:DeleteObject'], [files.arnForObjects('pictures/*')])
}

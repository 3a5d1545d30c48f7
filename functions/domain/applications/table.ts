import * as z from 'zod'
import { userKey } from '#functions/platform/identity/session.ts'
import { addToCount } from '#functions/platform/store/counts.ts'
import {
	findable,
	type Listing,
	listed,
	readBelow,
	readList,
	searchList,
} from '#functions/platform/store/lists.ts'
import {
	getItem,
	getItems,
	type Key,
	queryWhole,
	unlessExists,
	type Write,
} from '#functions/platform/store/table.ts'
import { UserRecord } from '#shared/account/schema.ts'
import { ApplicationRecord, ApplicationRow, DecisionRecord } from '#shared/applications/records.ts'
import type { ApplicationStatus } from '#shared/applications/rules.ts'
import { ApplicationSettings } from '#shared/applications/staff-schema.ts'
import { FileRecord } from '#shared/files/schema.ts'
import { NoteRecord } from '#shared/notes.ts'
import { plainToken } from '#shared/tokens.ts'

const list = 'APPLICATIONS'

export const guest = 'Guest'

/** By this a member is found in every place where their sums stand; none of it ever changes. */
const Applicant = UserRecord.pick({
	_id: true,
	firstName: true,
	lastName: true,
	email: true,
	dateRegistered: true,
})

/** What an application was sent with does not grow, so it stands in the application; what staff add stands below it. */
const Application = ApplicationRecord.extend({
	attachments: z.array(FileRecord).default([]),
	applicant: Applicant.optional(),
})
export type Application = z.output<typeof Application>

/** A member's application, or a guest's. */
export const sentBy = (member: z.output<typeof Applicant> | undefined) => ({
	applicantID: member?._id ?? guest,
	...(member && { applicant: Applicant.parse(member) }),
})

const AddedFile = FileRecord.extend({ addedBy: z.string(), addedOn: z.string() })
export type AddedFile = z.output<typeof AddedFile>

/** As kept: dates are made readable on their way out. */
const Row = ApplicationRow.extend({ birthday: z.string(), issuedOn: z.string() })

export const applicationKey = (token: string): Key => ({ pk: `APPLICATION#${token}`, sk: 'APPLICATION' })

const below = (token: string, kind: 'NOTE' | 'FILE' | 'DECISION', date: string, id: string): Key => ({
	pk: applicationKey(token).pk,
	sk: `${kind}#${date}#${id}`,
})

type Issued = Pick<Application, 'issuedOn' | 'token'>

/** By it an applicant finds their own: a member by who they are, a guest's waits for an account with that address. */
const pointerKey = (pk: string, { issuedOn, token }: Issued): Key => ({
	pk,
	sk: `${pointers}${issuedOn}#${token}`,
})
const pointers = 'APPLICATION#'
const guestPk = (email: string) => `GUEST#${email}`

const pointer = ({ applicantID, email, ...issued }: Application): Write => {
	const pk = applicantID === guest ? guestPk(email) : userKey(applicantID).pk
	return { Put: { Item: { ...pointerKey(pk, issued), row: issued.token } } }
}

const listing = (application: Application): Listing => ({
	list,
	kind: application.status,
	order: `${application.issuedOn}#${application.token}`,
	row: Row.parse(application),
	terms: [
		`${application.firstName} ${application.lastName}`,
		application.lastName,
		application.email,
		application.token,
		application.token.replaceAll('-', ''),
	],
})

/** A new application with everything it is found by. */
export const putApplication = (application: Application): Write[] => [
	{
		Put: {
			Item: { ...applicationKey(application.token), ...application, ...listed(listing(application)) },
			...unlessExists,
		},
	},
	...findable(listing(application)),
	pointer(application),
	...(application.status === 'Pending' ? [addToCount('applications', 1)] : []),
]

/** The first of these fails where the application is no longer as it was seen. */
const changeApplication = (seen: Application, after: Application): Write[] => {
	const { kindPk, row } = listed(listing(after))
	const { status, applicantID, applicant, amountApproved, decision, version } = after
	const set = { status, applicantID, applicant, decision, version, kindPk, row, amountApproved }
	const given = Object.entries(set).filter(([, value]) => value !== undefined)
	const assigned = given.map(([name]) => `#${name} = :${name}`).join(', ')
	const removed = amountApproved === undefined ? ' REMOVE #amountApproved' : ''
	return [
		{
			Update: {
				Key: applicationKey(seen.token),
				UpdateExpression: `SET ${assigned}${removed}`,
				ConditionExpression: '#version = :seen',
				ExpressionAttributeNames: Object.fromEntries(
					['amountApproved', ...given.map(([name]) => name)].map((name) => [`#${name}`, name]),
				),
				ExpressionAttributeValues: {
					...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
					':seen': seen.version,
				},
			},
		},
		...findable(listing(after)),
	]
}

/** The application as decided, and the decision in its history. */
export function putDecision(seen: Application, after: Application, id: string): Write[] {
	const { decision, token, status } = after
	const history: Write[] = decision
		? [{ Put: { Item: { ...below(token, 'DECISION', decision.date, id), ...decision } } }]
		: []
	const by = Number(status === 'Pending') - Number(seen.status === 'Pending')
	return [
		...changeApplication(seen, after),
		...history,
		...(by === 0 ? [] : [addToCount('applications', by < 0 ? -1 : 1)]),
	]
}

/** A guest's application becomes the member's whose address it carries. */
export const takeOver = (application: Application, member: UserRecord): Write[] => {
	const after = { ...application, ...sentBy(member), version: application.version + 1 }
	return [
		...changeApplication(application, after),
		pointer(after),
		{ Delete: { Key: pointerKey(guestPk(application.email), application) } },
	]
}

export const putNote = (token: string, note: NoteRecord): Write => ({
	Put: { Item: { ...below(token, 'NOTE', note.date, note._id), ...note } },
})

/** Fails where a colleague deleted it meanwhile. */
export const deleteNote = (token: string, { date, _id }: NoteRecord): Write => ({
	Delete: { Key: below(token, 'NOTE', date, _id), ConditionExpression: 'attribute_exists(pk)' },
})

export const putFile = (token: string, file: AddedFile): Write => ({
	Put: { Item: { ...below(token, 'FILE', file.addedOn, file.id), ...file } },
})

export const asApplication = (item: unknown) => Application.optional().parse(item)

export const readApplication = async (token: string) => asApplication(await getItem(applicationKey(token)))

export interface Whole {
	application: Application
	added: AddedFile[]
	/** Oldest first, as are the decisions. */
	notes: NoteRecord[]
	decisions: z.output<typeof DecisionRecord>[]
}

type Found = Omit<Whole, 'application'> & { application: Application | undefined }

/** The application with everything below it, in one read. */
export async function readWhole(token: string): Promise<Found> {
	const items = await queryWhole(applicationKey(token).pk)
	const those = (kind: string) => items.filter(({ sk }) => String(sk).startsWith(`${kind}#`))
	return {
		application: asApplication(items.find(({ sk }) => sk === applicationKey(token).sk)),
		added: those('FILE').map((item) => AddedFile.parse(item)),
		notes: those('NOTE').map((item) => NoteRecord.parse(item)),
		decisions: those('DECISION').map((item) => DecisionRecord.parse(item)),
	}
}

type Page = Parameters<typeof readBelow>[2]

export const readApplicationsOf = (userId: string, page: Page) => readPointed(userKey(userId).pk, page)

export const readGuestApplications = (email: string, page: Page) => readPointed(guestPk(email), page)

async function readPointed(pk: string, page: Page) {
	const { rows, next } = await readBelow(pk, pointers, page)
	const items = rows.length > 0 ? await getItems(rows.map((token) => applicationKey(String(token)))) : []
	const applications = items.flatMap((item) => (item ? [Application.parse(item)] : []))
	return { applications, ...(next && { next }) }
}

export const readApplications = (status: ApplicationStatus | undefined, page: Page) =>
	readList(list, status, page).then(asRows)

/** A name may have as many letters as a token has signs, but no digit; an address has an @. */
const isToken = (typed: string) =>
	/^[\dA-Z\s-]+$/i.test(typed) && /\d/.test(typed) && plainToken(typed).startsWith('BTG-')

/** A token is found however it is written, and the beginnings of names and addresses. */
export const searchApplications = (typed: string, page: Page) =>
	searchList(list, isToken(typed) ? plainToken(typed) : typed, page).then(asRows)

const asRows = ({ rows, next }: { rows: unknown[]; next?: string }) => ({
	rows: rows.map((row) => Row.parse(row)),
	...(next && { next }),
})

export const settingsKey: Key = { pk: 'SETTINGS', sk: 'APPLICATIONS' }

export const asSettings = (item: unknown) =>
	ApplicationSettings.catch({ guestApplications: false }).parse(item)

export const putSettings = (settings: z.output<typeof ApplicationSettings>): Write => ({
	Put: { Item: { ...settingsKey, ...settings } },
})

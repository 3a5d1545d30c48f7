import { asApplicantSees, heldNow, stopAsking, stopMail } from '#functions/domain/applications/held-decision.ts'
import { requireApplication, signedBy, staffView } from '#functions/domain/applications/require-application.ts'
import {
	type Application,
	applications,
	changeApplication,
	putFile,
	putFollowUp,
} from '#functions/domain/applications/table.ts'
import { newAmong, storeParts, takeUploads } from '#functions/domain/uploads/take-uploads.ts'
import { openFile } from '#functions/platform/files/storage.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import {
	awaitsAsking,
	type FollowUpRecord,
	isAwaited,
	type MissingRecord,
	takesDocuments,
} from '#shared/applications/missing.ts'
import type { SendInput } from '#shared/applications/missing-schema.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { attachmentLimit, fileSentences } from '#shared/files/rules.ts'
import type { FileRecord } from '#shared/files/schema.ts'
import { found } from './find.ts'
import { own } from './own-applications.ts'

type Api = typeof applicationsApi
type Context = RequestContext<Api['sendDocuments']> | RequestContext<Api['sendFoundDocuments']>

interface Sent extends Pick<SendInput, 'token' | 'attachments'> {
	words?: string | undefined
}

type Sending = Pick<Context, 'parts' | 'person' | 'now'> & { input: Sent }

export const sendDocuments = (context: RequestContext<Api['sendDocuments']>) =>
	send(context, sending(context), (one) => own(one, context.person, sentences.ownNotFound), context.commit)

export const sendFoundDocuments = (context: RequestContext<Api['sendFoundDocuments']>) =>
	send(context, sending(context), (one) => found(one, context.input, context.person), context.commit)

export interface Answer {
	message: string
	application: Application
}

/** What applicants send for: what is missing, or a second look. */
export interface Purpose {
	refuse: (seen: Application) => void
	/** `stopped` is what must not be mailed any more. */
	change: (
		seen: Application,
		files: SentFiles,
	) => Promise<{ what: FollowUpRecord['what']; message: string; changes: Partial<Application>; stopped: Write[] }>
}

/**
 * The application is read before anything else is looked at, so a refusal tells nothing to someone who may not see it.
 * A decision whose mail still waits doesn't show yet. Requests that arrive together are carried out one by one, so the application never has too many documents.
 */
export async function send<Body>(
	{ input, parts, person, now }: Sending,
	{ refuse, change }: Purpose,
	seenBy: (application: Application | undefined) => Application,
	commit: (about: string, writes: Write[], answer: Answer) => Promise<Body>,
) {
	const { token, attachments = [] } = input
	const read = async () => seenBy(await applications.read(token))
	const first = await read()
	refuse(first)
	const claim = { userId: person?.user._id, purpose: 'attachment', field: 'attachments', now } as const
	const ids = await storeParts(attachments, parts, claim)
	const { files, writes } = await takeUploads(ids, { ...claim, has: first.attachments })
	return retried(async () => {
		const seen = await read()
		refuse(seen)
		const { what, message, changes, stopped } = await change(seen, files)
		const attached = [...seen.attachments, ...files.map((file) => ({ ...file, addedOn: now.toISOString() }))]
		const after = revised(seen, { ...changes, attachments: attached })
		const followUp = { what, date: now.toISOString(), words: input.words, files: files.length }
		return commit(
			token,
			[...writes, ...changeApplication(seen, after, 'retry'), ...stopped, putFollowUp(token, followUp)],
			{ message, application: asApplicantSees(after, now) },
		)
	})
}

const sending = ({ input, now }: Pick<Context, 'input' | 'now'>): Purpose => ({
	refuse: (seen) => refuseUnlessOpen(asApplicantSees(seen, now), input),
	change: async (seen) => {
		const what = whatHappens(asApplicantSees(seen, now), input)
		// The mail that says it's closed, or that something is missing, may wait still. If it's on its way at this moment, it
		// arrives together with our thanks.
		const isClosed = what === 'reopened' && !heldNow(seen, now)
		const stopped = isClosed ? (await stopMail(seen, now, { evenIfSending: true })).writes : await stopAsking(seen, now)
		return { what, message: messages[what], changes: withSent(seen, input, now), stopped }
	},
})

const messages = { reopened: sentences.reopened, sent: sentences.documentsSent, cannot: sentences.cannotNoted }

function whatHappens({ closedOn }: Application, input: SendInput): keyof typeof messages {
	if (closedOn) return 'reopened'
	return hasDocuments(input) ? 'sent' : 'cannot'
}

/** Documents that the application has already are an answer, too. */
const hasDocuments = ({ attachments = [] }: SendInput) => attachments.length > 0

function refuseUnlessOpen(seen: Application, { attachments = [] }: SendInput) {
	if (seen.withdrawnOn) throw new Refusal('conflict', sentences.undoFirst)
	if (!takesDocuments(seen)) throw new Refusal('conflict', sentences.alreadyDecided)
	if (attachments.length === 0 && !isAwaited(seen)) throw new Refusal('conflict', sentences.nothingMissing)
	refuseTooMany(seen, attachments)
}

export function refuseTooMany(seen: Application, attachments: readonly string[]) {
	if (seen.attachments.length + newAmong(attachments, seen.attachments).length > attachmentLimit)
		throw new Refusal('invalid', fileSentences.tooMany, { attachments: fileSentences.tooMany })
}

type SentFiles = ReturnType<typeof FileRecord.parse>[]

/** Who said that they can't get it may find it after all. */
const isAnsweredBy = (kind: 'documents' | 'cannot', { answer }: MissingRecord) =>
	!answer || (kind === 'documents' && answer.kind === 'cannot')

/** What an application is again that was answered. */
export const opened = {
	status: 'Pending',
	closedOn: undefined,
	decision: undefined,
	amountApproved: undefined,
} as const

/**
 * The answer ends the waiting for it. An application that the clock closed is pending again, as if it had not been. If a
 * decision about it waits for its mail, it's pending again in case that decision is taken back.
 */
function withSent(seen: Application, input: SendInput, now: Date): Partial<Application> {
	const date = now.toISOString()
	const kind = hasDocuments(input) ? 'documents' : 'cannot'
	const { words } = input
	const { missing } = seen
	const held = heldNow(seen, now)
	return {
		...(missing && isAnsweredBy(kind, missing) && { missing: { ...missing, answer: { kind, words, date } } }),
		...(asApplicantSees(seen, now).closedOn && {
			reopenedOn: date,
			stillWorkingOn: undefined,
			...(held ? { held: { ...held, former: { ...held.former, ...opened } } } : { ...opened, held: undefined }),
		}),
	}
}

/**
 * Files that employees add are visible to employees only. Applicants see just the files they sent. If the application
 * waited for something, it has come another way, and the clock must not close the application.
 */
export async function addAttachments(call: RequestContext<typeof applicationsStaffApi.addAttachments>) {
	const { input, parts, person, now, commit } = call
	const { token } = input
	await requireApplication(token, person)
	const userId = person.user._id
	const date = now.toISOString()
	const claim = { userId, purpose: 'attachment', field: 'attachments', now } as const
	const { files, writes } = await takeUploads(await storeParts(input.attachments, parts, claim), claim)
	const added = files.map((file) => ({ ...file, addedBy: userId, addedOn: date }))
	return retried(async () => {
		const whole = await requireApplication(token, person)
		const { attachments } = staffView({ ...whole, added: [...whole.added, ...added] })
		const answer = { message: sentences.attachmentsSubmitted, attachments }
		const all = [
			...writes,
			...filed(whole.application),
			...added.map((file) => putFile(token, file)),
			...(await settled(whole.application, person, now)),
		]
		return commit(token, all, answer)
	})
}

/**
 * Settling what is missing changes the application itself, and a transaction can write an item only once. If the clock
 * would ask for a bill it's a change too, because a colleague's document and the clock may come at the same moment.
 */
function filed(seen: Application): Write[] {
	if (seen.hasFiles || isAwaited(seen)) return []
	if (awaitsAsking(seen)) return changeApplication(seen, revised(seen, { hasFiles: true }), 'retry')
	return applications.touch(seen, { set: { hasFiles: true } })
}

async function settled(seen: Application, person: Person, now: Date): Promise<Write[]> {
	if (!seen.missing || !isAwaited(seen)) return []
	const by = signedBy(person, now)
	const answer = { kind: 'settled', date: by.date } as const
	const after = revised(seen, { hasFiles: true, missing: { ...seen.missing, answer } })
	return [
		...changeApplication(seen, after, 'retry'),
		putFollowUp(seen.token, { what: 'settled', ...by }),
		...(await stopAsking(seen, now)),
	]
}

export async function openAttachment(call: RequestContext<typeof applicationsStaffApi.openAttachment>) {
	const { input, person, now, commit } = call
	const { attachments } = staffView(await requireApplication(input.token, person))
	const file = attachments.find(({ id }) => id === input.id)
	if (!file) throw new Refusal('not-found', sentences.noFile)
	return commit(input.token, [], await openFile(file, now))
}

import type { KeyUse } from '#functions/platform/identity/employee-key.ts'
import type { Person } from '#functions/platform/identity/session.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { tooMany } from '#functions/platform/store/rate-limit.ts'
import { ConditionFailed, transact, type Write } from '#functions/platform/store/table.ts'
import type { Body, Endpoint, Input } from '#shared/endpoint.ts'
import { messages } from '#shared/messages.ts'
import { firstAnswer, type Once, rememberAnswer } from './idempotency.ts'
import type { FilePart } from './multipart.ts'

/** What a handler is given. Whether there is a person follows from the endpoint's access. */
export interface Call<E extends Endpoint> {
	input: Input<E>
	person: E['access'] extends 'public' ? Person | undefined : Person
	/** The viewer's network address, as CloudFront saw it. */
	address: string
	now: Date
	requestId: string
	/** What the endpoint reads ahead (see `serve`), each in the place of its key. */
	ahead: (Record<string, unknown> | undefined)[]
	/** Where the endpoint takes files: those that came in the request itself, not stored yet. */
	parts: FilePart[]
	setCookie: (cookie: string) => void
	/**
	 * Makes the change: the writes, the record of who did it to what, and where the endpoint acts once, its answer,
	 * in one transaction. Of two requests with one idempotency key the second gets the first one's answer.
	 */
	commit: (about: string, writes: Write[], answer: Body<E>) => Promise<Body<E>>
	/** Somebody has read this, and changed nothing: the log says who and when, of what only a hash. */
	noteLook: (about: string) => void
}

/** The request was carried out before; this was its answer. */
export class Repeated extends Error {
	readonly answer: unknown

	constructor(answer: unknown) {
		super('This request was carried out before')
		this.answer = answer
	}
}

/** Nobody is let in by an endpoint that says nothing: an access this does not know is refused. */
export function admit({ access }: Pick<Endpoint, 'access'>, person: Person | undefined) {
	if (access === 'public') return
	if (!person) throw new Refusal('signed-out', messages.signedOut)
	const { verified, employee, clientSidePermissions } = person.user
	if (access === 'signed-in') return
	if (!verified) throw new Refusal('unverified', messages.unverified)
	if (access === 'member') return
	if (!employee) throw new Refusal('forbidden', messages.forbidden)
	if (access === 'employee') return
	if (!clientSidePermissions.includes(access)) throw new Refusal('forbidden', messages.forbidden)
}

interface Circumstances {
	endpoint: Endpoint
	person: Person | undefined
	once: Once | undefined
	/** Spent by the deed itself. */
	tries: Write[]
	keyUse: KeyUse | undefined
	now: Date
	requestId: string
}

export const committer =
	({ endpoint, person, once, tries, keyUse, now, requestId }: Circumstances) =>
	async <Answer>(about: string, writes: Write[], answer: Answer): Promise<Answer> => {
		const by = person?.user._id ?? 'visitor'
		const record = audit({ deed: endpoint.path, by, about, at: now, requestId })
		const remembered = once ? [rememberAnswer(once, endpoint.response.parse(answer), now)] : []
		const all = [...writes, record, ...remembered, ...(keyUse?.beside(writes) ?? []), ...tries]
		try {
			await transact(all)
		} catch (error) {
			if (!(error instanceof ConditionFailed)) throw error
			const before = once && (await firstAnswer(once, now))
			if (before !== undefined) throw new Repeated(before)
			throw error.at.some((place) => place >= all.length - tries.length) ? tooMany() : error
		}
		keyUse?.settled()
		return answer
	}

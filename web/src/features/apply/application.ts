import type { ApplicationInput } from '#shared/applications/schema.ts'
import type { ApiError } from '#web/lib/api.ts'
import type { Draft } from './draft.ts'

/** The draft that an account has. */
export interface AccountDraft {
	draft: Draft
	version: number
	savedAt: string
}

export type Sending =
	| { name: 'writing'; refusal?: { error: ApiError; payload: ApplicationInput } }
	/** Submit was pressed while files were on their way. It goes on as soon as they have arrived. */
	| { name: 'waiting for files' }
	/** A member's leaves once it's known that they are still signed in. */
	| { name: 'on its way' }
	/** `earlier`: what arrived lacks what someone changed since. */
	| { name: 'sent'; token: string; payload: ApplicationInput; earlier: boolean }

/** How safe is what was typed. A guest's place is this tab, a member's is their account. */
export type Saving =
	| { name: 'saved' }
	/** Its place lacks something. A sentence says why the last try to save it failed. */
	| { name: 'changed'; problem?: string }
	/** The account has other answers, or none any more. The person chooses. */
	| { name: 'elsewhere'; kept: AccountDraft | undefined }
	/** The application was sent or erased, so nothing is saved any more. */
	| { name: 'over' }

export interface Application {
	sending: Sending
	/** The last sending got no answer. It may have arrived: only the server knows. */
	isLost: boolean
	/** Submissions that got no answer, the newest first. Any of these may have arrived. */
	unanswered: readonly ApplicationInput[]
	/** The moment when the first submission was sent. */
	sentAt: number | undefined
	saving: Saving
	/** Nothing was typed yet. */
	isEmpty: boolean
	/** The version of the account's draft that was seen last, 0 for none. */
	version: number
	inAccount: boolean
}

export type SendingOutcome =
	| { type: 'accepted'; token: string; payload: ApplicationInput; earlier: boolean }
	| { type: 'lost' }
	| { type: 'refused'; error: ApiError; payload: ApplicationInput; unanswered: readonly ApplicationInput[] }

export type SavingOutcome =
	| { type: 'saved'; version: number }
	/** `passes`: the connection comes back, the person signs in again, the server recovers. */
	| { type: 'not saved'; problem: string; passes: boolean }
	/** `own`: this tab's own saving, whose answer got lost. */
	| { type: 'conflicted'; own: boolean; kept: AccountDraft | undefined }

export type ApplicationEvent =
	// Actions of the person.
	| { type: 'changed'; keptInTab: boolean }
	| { type: 'submitted with files on their way' }
	| { type: 'went on writing' }
	| { type: 'submitted' }
	| { type: 'chose these answers' }
	/** The draft was erased here, or sent or erased in another tab. */
	| { type: 'erased' }
	/** It's kept as unanswered before it leaves this device. */
	| { type: 'leaves'; payload: ApplicationInput; at: number }
	| SendingOutcome
	| SavingOutcome

interface Start extends Pick<Application, 'version' | 'inAccount'> {
	draft: Pick<Draft, 'unanswered' | 'sentAt'>
	isNew: boolean
	/** What the form would send now. */
	payload: ApplicationInput | undefined
}

/** A reload asks for the answers that never came. What was changed since leaves only when its person says so. */
export const beginApplication = ({ draft, isNew, payload, ...where }: Start): Application => ({
	...where,
	sending: { name: isUnchanged(draft.unanswered, payload) ? 'on its way' : 'writing' },
	isLost: draft.unanswered.length > 0,
	unanswered: draft.unanswered,
	sentAt: draft.sentAt,
	saving: { name: 'saved' },
	isEmpty: isNew,
})

/**
 * The page has promised to send it, or there is no answer yet. Erased now, it would be an application that its writer
 * believes in and nobody has.
 */
export const isPromised = ({ sending, unanswered }: Pick<Application, 'sending' | 'unanswered'>) =>
	sending.name === 'waiting for files' || unanswered.length > 0

const isSame = (one: ApplicationInput, other: ApplicationInput) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the form holds what was sent last. */
export const isUnchanged = ([newest]: readonly ApplicationInput[], payload: ApplicationInput | undefined) =>
	newest !== undefined && payload !== undefined && isSame(newest, payload)

/**
 * All that is sent has one idempotency key, so the server makes one application of it. The newest is sent first; where
 * an older one has arrived the server refuses the newer one as `other-body`, and the older one's answer is asked for.
 */
export async function deliver(
	unanswered: readonly ApplicationInput[],
	ask: (payload: ApplicationInput) => Promise<{ token: string } | ApiError>,
): Promise<SendingOutcome> {
	for (const [attempt, payload] of unanswered.entries()) {
		const answer = await ask(payload)
		if ('token' in answer) return { type: 'accepted', token: answer.token, payload, earlier: attempt > 0 }
		const older = unanswered.slice(attempt + 1)
		if (answer.code === 'other-body' && older.length > 0) continue
		if (answer.code === 'offline') break
		// An error of the server's own says nothing about whether it arrived.
		const mayHaveArrived = ['failed', 'busy'].includes(answer.code)
		return { type: 'refused', error: answer, payload, unanswered: mayHaveArrived ? unanswered : older }
	}
	return { type: 'lost' }
}

function afterSending(state: Application, event: ApplicationEvent): Application {
	const { sending, unanswered, sentAt } = state
	const isOnItsWay = sending.name === 'on its way'
	switch (event.type) {
		case 'submitted with files on their way':
			return isOnItsWay ? state : { ...state, sending: { name: 'waiting for files' } }
		case 'went on writing':
			return sending.name === 'waiting for files' ? { ...state, sending: { name: 'writing' } } : state
		case 'submitted':
			return isOnItsWay ? state : { ...state, sending: { name: 'on its way' } }
		case 'leaves': {
			if (!isOnItsWay) return state
			const { payload, at } = event
			const others = unanswered.filter((before) => !isSame(before, payload))
			return { ...state, unanswered: [payload, ...others], sentAt: sentAt ?? at }
		}
		case 'lost':
			return isOnItsWay ? { ...state, sending: { name: 'writing' }, isLost: true } : state
		case 'refused': {
			if (!isOnItsWay) return state
			const { error, payload, unanswered } = event
			return { ...state, sending: { name: 'writing', refusal: { error, payload } }, isLost: false, unanswered }
		}
		case 'accepted': {
			if (!isOnItsWay) return state
			const { token, payload, earlier } = event
			const sent = { name: 'sent', token, payload, earlier } as const
			return { ...state, sending: sent, isLost: false, unanswered: [], saving: { name: 'over' } }
		}
		default:
			return state
	}
}

function afterSaving(state: Application, event: ApplicationEvent): Application {
	const { saving } = state
	const asks = saving.name === 'elsewhere'
	switch (event.type) {
		case 'changed': {
			// Neither a lost connection nor another device's answers are over because someone types.
			const isKept = !state.inAccount && event.keptInTab
			const next: Saving = isKept ? { name: 'saved' } : { name: 'changed' }
			const isNews = !asks && next.name !== saving.name
			return isNews || state.isEmpty ? { ...state, saving: isNews ? next : saving, isEmpty: false } : state
		}
		case 'saved':
			return { ...state, saving: { name: 'saved' }, version: event.version }
		case 'not saved':
			return { ...state, saving: { name: 'changed', problem: event.problem } }
		case 'conflicted': {
			const { own, kept } = event
			if (own && kept) return { ...state, saving: { name: 'changed' }, version: kept.version }
			return { ...state, saving: { name: 'elsewhere', kept } }
		}
		case 'chose these answers':
			if (!asks || !saving.kept) return state
			return { ...state, saving: { name: 'changed' }, version: saving.kept.version }
		case 'erased':
			return { ...state, saving: { name: 'over' } }
		default:
			return state
	}
}

/** Whether the account lacks something that it may be sent now. */
export const mustBeSaved = ({ saving, inAccount }: Application) => inAccount && saving.name === 'changed'

export const afterEvent = (state: Application, event: ApplicationEvent): Application =>
	state.saving.name === 'over' ? state : afterSaving(afterSending(state, event), event)

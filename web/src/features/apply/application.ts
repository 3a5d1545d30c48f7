import type { ApplicationInput } from '#shared/applications/schema.ts'
import type { ApiError } from '#web/lib/api.ts'
import type { Draft } from './draft.ts'

/** The draft that an account has. */
export interface AccountDraft {
	draft: Draft
	version: number
	savedAt: string
}

/** How far the sending is. `again`: something was sent before, and its answer never came. */
export type Sending =
	| { name: 'writing' }
	/** Submit was pressed while files were on their way. It goes on as soon as they have arrived. */
	| { name: 'waiting for files'; again: boolean }
	/** The session may have ended unnoticed, so a member is asked for before anything leaves. */
	| { name: 'checking who is signed in'; payload: ApplicationInput; again: boolean }
	/** `attempt` says which of the unanswered ones is on its way. */
	| { name: 'sending'; attempt: number; again: boolean }
	/** No answer came. It may have arrived: only the server knows. */
	| { name: 'unknown' }
	| { name: 'refused'; error: ApiError; payload: ApplicationInput }
	/** `earlier`: what arrived lacks what someone changed since. */
	| { name: 'sent'; token: string; payload: ApplicationInput; earlier: boolean }

/** How safe is what was typed. A guest's place is this tab, a member's is their account. */
export type Saving =
	/** Nothing was typed yet. */
	| { name: 'nothing' }
	/** Everything that was typed is saved. */
	| { name: 'saved' }
	/** This tab has it, and the account gets it once the person pauses. */
	| { name: 'changed' }
	/** The draft is on its way to the account. `changed`: more was typed since. `again`: the last try got no answer. */
	| { name: 'saving'; changed: boolean; again: boolean }
	/** No answer came from the account, so it is tried again later. */
	| { name: 'unsaved' }
	/** The server would refuse it again, until something changes. Its sentence says what. */
	| { name: 'refused'; sentence: string }
	/** The account has other answers, or none any more. The person chooses. */
	| { name: 'elsewhere'; kept: AccountDraft | undefined }
	/** The browser can't store anything for the site. */
	| { name: 'impossible' }
	/** The application was sent or erased, so nothing is saved any more. */
	| { name: 'over' }

export interface Application {
	sending: Sending
	saving: Saving
	/** Submissions that got no answer, the newest first. Any of these may have arrived. */
	unanswered: readonly ApplicationInput[]
	/** The moment when the first submission was sent. */
	sentAt: number | undefined
	/** The version of the account's draft that was seen last, 0 for none. */
	version: number
	inAccount: boolean
}

export type ApplicationEvent =
	// Actions of the person.
	| { type: 'changed'; keptInTab: boolean }
	| { type: 'submitted with files on their way' }
	| { type: 'went on writing' }
	| { type: 'submitted'; payload: ApplicationInput }
	| { type: 'chose these answers' }
	/** The draft was erased here, or sent or erased in another tab. */
	| { type: 'erased' }
	// Results of sending.
	| { type: 'still signed in'; at: number }
	| { type: 'signed out'; error: ApiError }
	/** `changed`: the form holds something else by now. */
	| { type: 'accepted'; token: string; changed: boolean }
	| { type: 'failed'; error: ApiError }
	// Results of saving in the account.
	| { type: 'save began' }
	| { type: 'saved'; version: number }
	| { type: 'no answer to the save' }
	| { type: 'save refused'; sentence: string }
	/** `own`: this tab's own saving, whose answer got lost. */
	| { type: 'save conflicted'; own: boolean; kept: AccountDraft | undefined }

const writing = { name: 'writing' } as const

interface Start extends Pick<Application, 'version' | 'inAccount'> {
	draft: Pick<Draft, 'unanswered' | 'sentAt'>
	isNew: boolean
	/** What the form would send now. */
	payload: ApplicationInput | undefined
}

/** A reload asks for the answers that never came. What was changed since leaves only when its person says so. */
function resumed({ draft: { unanswered }, payload }: Start): Sending {
	if (unanswered.length === 0) return writing
	return isUnchanged(unanswered, payload) ? { name: 'sending', attempt: 0, again: true } : { name: 'unknown' }
}

export const beginApplication = (start: Start): Application => ({
	version: start.version,
	inAccount: start.inAccount,
	unanswered: start.draft.unanswered,
	sentAt: start.draft.sentAt,
	sending: resumed(start),
	saving: { name: start.isNew ? 'nothing' : 'saved' },
})

/** Returns the submission that is on its way, if one is. */
export const payloadOf = ({ sending, unanswered }: Application) =>
	sending.name === 'sending' ? unanswered[sending.attempt] : undefined

/** Whether something was sent before whose answer never came. */
export const mayHaveArrived = ({ sending }: Application) =>
	sending.name === 'unknown' || ('again' in sending && sending.again)

/**
 * The page has promised to send it, or there is no answer yet. Erased now, it would be an application that its writer
 * believes in and nobody has.
 */
export const isPromised = ({ sending, unanswered }: Pick<Application, 'sending' | 'unanswered'>) =>
	sending.name === 'waiting for files' || unanswered.length > 0

/**
 * All that is sent has one idempotency key, so the server makes one application of it. The newest is sent first; where
 * an older one has arrived the server refuses the newer one as `other-body`, and the older one's answer is asked for.
 */
function afterSending(state: Application, event: ApplicationEvent): Application {
	const { sending, unanswered } = state
	const isBusy = sending.name === 'checking who is signed in' || sending.name === 'sending'
	const again = mayHaveArrived(state)
	const payload = payloadOf(state)
	switch (event.type) {
		case 'submitted with files on their way':
			return isBusy ? state : { ...state, sending: { name: 'waiting for files', again } }
		case 'went on writing':
			if (sending.name !== 'waiting for files') return state
			return { ...state, sending: again ? { name: 'unknown' } : writing }
		case 'submitted':
			if (isBusy) return state
			return { ...state, sending: { name: 'checking who is signed in', payload: event.payload, again } }
		case 'still signed in':
			if (sending.name !== 'checking who is signed in') return state
			return {
				...state,
				sending: { name: 'sending', attempt: 0, again },
				unanswered: [sending.payload, ...unanswered.filter((before) => !isSame(before, sending.payload))],
				sentAt: state.sentAt ?? event.at,
			}
		case 'signed out':
			if (sending.name !== 'checking who is signed in') return state
			return { ...state, sending: { name: 'refused', error: event.error, payload: sending.payload } }
		case 'accepted': {
			if (sending.name !== 'sending' || !payload) return state
			const { token } = event
			const earlier = sending.attempt > 0 || event.changed
			const sent = { name: 'sent', token, payload, earlier } as const
			return { ...state, sending: sent, saving: { name: 'over' }, unanswered: [] }
		}
		case 'failed': {
			if (sending.name !== 'sending' || !payload) return state
			const { error } = event
			if (error.code === 'offline') return { ...state, sending: { name: 'unknown' } }
			if (error.code === 'other-body' && sending.attempt < unanswered.length - 1)
				return { ...state, sending: { ...sending, attempt: sending.attempt + 1 } }
			// An error of the server's own says nothing about whether it arrived.
			const mayHaveArrived = ['failed', 'busy'].includes(error.code)
			return {
				...state,
				sending: { name: 'refused', error, payload },
				unanswered: mayHaveArrived ? unanswered : unanswered.slice(sending.attempt + 1),
			}
		}
		default:
			return state
	}
}

function afterSaving(state: Application, event: ApplicationEvent): Application {
	const { saving } = state
	const savingIs = (next: Saving): Application => (next.name === saving.name ? state : { ...state, saving: next })
	switch (event.type) {
		case 'changed':
			if (!state.inAccount) return savingIs({ name: event.keptInTab ? 'saved' : 'impossible' })
			if (saving.name === 'saving') return { ...state, saving: { ...saving, changed: true } }
			// Neither a lost connection nor another device's answers are over because someone types.
			return saving.name === 'unsaved' || saving.name === 'elsewhere' ? state : savingIs({ name: 'changed' })
		case 'save began':
			if (!mustBeSaved(state)) return state
			return savingIs({ name: 'saving', changed: false, again: saving.name === 'unsaved' })
		case 'saved': {
			if (saving.name !== 'saving') return state
			return { ...state, saving: { name: saving.changed ? 'changed' : 'saved' }, version: event.version }
		}
		case 'no answer to the save':
			return saving.name === 'saving' ? savingIs({ name: 'unsaved' }) : state
		case 'save refused':
			return saving.name === 'saving' ? savingIs({ name: 'refused', sentence: event.sentence }) : state
		case 'save conflicted':
			if (saving.name !== 'saving') return state
			if (event.own && event.kept) return { ...state, saving: { name: 'changed' }, version: event.kept.version }
			return savingIs({ name: 'elsewhere', kept: event.kept })
		case 'chose these answers':
			if (saving.name !== 'elsewhere' || !saving.kept) return state
			return { ...state, saving: { name: 'changed' }, version: saving.kept.version }
		case 'erased':
			return savingIs({ name: 'over' })
		default:
			return state
	}
}

/** Whether the account lacks something that it may be sent now. */
export const mustBeSaved = ({ saving }: Application) => saving.name === 'changed' || saving.name === 'unsaved'

export const afterEvent = (state: Application, event: ApplicationEvent): Application =>
	state.saving.name === 'over' ? state : afterSaving(afterSending(state, event), event)

const isSame = (one: ApplicationInput, other: ApplicationInput) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the form holds what was sent last. */
export const isUnchanged = ([newest]: readonly ApplicationInput[], payload: ApplicationInput | undefined) =>
	newest !== undefined && payload !== undefined && isSame(newest, payload)

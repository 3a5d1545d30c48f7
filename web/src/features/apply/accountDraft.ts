import type * as z from 'zod'
import { applicationsApi } from '#shared/applications/api.ts'
import type { KeptDraft, SaveDraftInput } from '#shared/applications/draft.ts'
import { t } from '#shared/words/t.ts'
import { ApiError, client, freshOf } from '#web/lib/api.ts'
import { tabId } from '#web/lib/drafts/drafts.ts'
import type { AccountDraft, SavingOutcome } from './application.ts'
import { Draft } from './draft.ts'

const applications = client(applicationsApi)

/** A draft of an older version of this site may not be readable any more; what can be read of it is. */
function readable({ draft, version, savedAt }: z.output<typeof KeptDraft>): AccountDraft | undefined {
	const { data } = Draft.safeParse(draft)
	return data && { draft: data, version, savedAt }
}

/** Each visit asks anew, because another device may have gone on. */
export const accountDraftQuery = (owner: string) => ({
	queryKey: ['application-draft', owner],
	queryFn: async () => {
		const { kept } = await applications.draft({})
		return { kept: kept && readable(kept) }
	},
	gcTime: 0,
	staleTime: 0,
})

/** The application of this member that was sent last. */
export const lastApplicationQuery = (owner: string | undefined) => ({
	queryKey: ['last-application', owner],
	queryFn: async () => (await applications.mine({ limit: 1 })).applications[0] ?? null,
})

export const eraseInAccount = (key: string) => applications.eraseDraft({ draft: key })

const unsaved = t('Not in your account yet. We’ll keep trying. Please leave this tab open.')

/** Failures that pass: the connection comes back, the person signs in again, the server recovers. */
const passing = ['offline', 'failed', 'busy', 'signed-out', 'not-found', 'too-many']

/** Saves over the version that was seen last, so that nothing another device saved since then is lost. */
export async function saveInAccount(
	change: Pick<z.input<typeof SaveDraftInput>, 'owner' | 'version' | 'draft'>,
): Promise<SavingOutcome> {
	const savedBy = tabId()
	try {
		const { version } = await applications.saveDraft({ ...change, savedBy })
		return { type: 'saved', version }
	} catch (error) {
		const fresh = freshOf(applicationsApi.saveDraft, error)
		if (fresh) {
			const { kept } = fresh
			return { type: 'conflicted', own: kept?.savedBy === savedBy, kept: kept && readable(kept) }
		}
		if (!(error instanceof ApiError)) throw error
		const passes = passing.includes(error.code)
		return { type: 'not saved', problem: passes ? unsaved : error.message, passes }
	}
}

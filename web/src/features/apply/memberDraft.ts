import { applicationsApi } from '#shared/applications/api.ts'
import { ApiError, client, freshOf } from '#web/lib/api.ts'
import { tabId } from '#web/lib/drafts.ts'
import { AccountDraft, type Carrier, type Kept } from './accountDraft.ts'
import { Draft } from './draft.ts'

const applications = client(applicationsApi)

/** A draft of an older version of this site may not be readable any more; what can be read of it is. */
const readable = (kept: { draft: unknown; version: number; savedAt: string }): Kept | undefined => {
	const { data } = Draft.safeParse(kept.draft)
	return data && { draft: data, version: kept.version, savedAt: kept.savedAt }
}

export async function keptInAccount() {
	const { kept } = await applications.draft({})
	return kept && readable(kept)
}

export const eraseInAccount = (key: string) => applications.eraseDraft({ draft: key })

/** These pass: the connection comes back, the person signs in again, the server recovers. */
const passing = ['offline', 'failed', 'busy', 'signed-out', 'not-found', 'too-many']

const carrierOf = (owner: string): Carrier => ({
	id: tabId(),
	save: async (input) => {
		try {
			const { version } = await applications.saveDraft({ owner, ...input })
			return { name: 'saved', version }
		} catch (error) {
			const fresh = freshOf(applicationsApi.saveDraft, error)
			if (fresh) {
				const { kept } = fresh
				return { name: 'conflict', savedBy: kept?.savedBy, kept: kept && readable(kept) }
			}
			if (!(error instanceof ApiError)) throw error
			return { name: passing.includes(error.code) ? 'none' : 'refused' }
		}
	},
})

export const accountDraft = (owner: string, version: number) => new AccountDraft(carrierOf(owner), version)

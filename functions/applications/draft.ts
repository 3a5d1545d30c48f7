import { readDraft, removeDraft, saveDraftOf } from '#functions/domain/applications/draft.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried } from '#functions/platform/store/write.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { draftSentences } from '#shared/applications/draft.ts'

type Call<Name extends 'draft' | 'saveDraft' | 'eraseDraft'> = RequestContext<(typeof applicationsApi)[Name]>

export const draft = async ({ person, now }: Call<'draft'>) => ({ kept: await readDraft(person.user._id, now) })

export async function saveDraft({ input, person, now }: Call<'saveDraft'>) {
	const { _id } = person.user
	const { owner, ...change } = input
	if (owner !== _id) throw new Refusal('not-found', draftSentences.notYours)
	const saved = await saveDraftOf(_id, change, now)
	if (saved) return saved
	const kept = await readDraft(_id, now)
	throw new Refusal('conflict', draftSentences.changedElsewhere, undefined, { kept })
}

/** Runs after a draft was sent, too. A draft that another device began since then stays. */
export const eraseDraft = ({ input, person, now, commit }: Call<'eraseDraft'>) =>
	retried(async () => {
		const { _id } = person.user
		const kept = await readDraft(_id, now)
		return kept?.draft.key === input.draft ? commit(_id, [removeDraft(_id, input.draft)], {}) : {}
	})

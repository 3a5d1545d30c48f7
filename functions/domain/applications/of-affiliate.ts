import { putSent, readSentTokens, removeSent } from '#functions/domain/join/sent-applications.ts'
import type { PageRequest } from '#functions/platform/store/pages.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { type Application, applications, readAll } from './table.ts'

export async function readApplicationsFrom(affiliateID: string, page: PageRequest) {
	const { tokens, ...more } = await readSentTokens(affiliateID, page)
	return { applications: await readAll(tokens), ...more }
}

/** Another affiliate, or none, sent the application. A colleague's decision about it is no conflict. */
export const moveToAffiliate = (seen: Application, affiliateID: string | undefined): Write[] => [
	...applications.touch(
		seen,
		{ set: { affiliateID } },
		{
			where: { pk: 'exists', affiliateID: seen.affiliateID ? { is: seen.affiliateID } : 'absent' },
			onConflict: 'retry',
		},
	),
	...removeSent(seen),
	...putSent({ ...seen, affiliateID }),
]

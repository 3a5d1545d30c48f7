import type { Write } from '#functions/platform/store/write.ts'
import { type Application, applications } from './table.ts'

/** Says who has taken it, or nobody. It changes no version, because it's no decision. */
export const putTaken = (seen: Application, taken: Application['taken']): Write[] => {
	const asSeen = { pk: 'exists', taken: seen.taken ? { is: seen.taken } : 'absent' } as const
	return applications.touch(seen, { set: { taken } }, { where: asSeen, onConflict: 'retry' })
}

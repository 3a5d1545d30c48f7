import { newId } from '#functions/platform/ids.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { transact } from '#functions/platform/store/write.ts'

/** The audit trail isn't restored, so it shows what was undone and when. */
export const recordRestore = (moment: Date) =>
	transact([
		audit({
			action: `npm run restore (${moment.toISOString()})`,
			by: 'operator',
			about: 'everything',
			at: new Date(),
			requestId: newId(),
		}),
	])

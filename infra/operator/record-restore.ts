import { newId } from '#functions/platform/ids.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { transact } from '#functions/platform/store/write.ts'

/** Adds the restore itself to the audit trail, which a restore keeps: it shows what was undone and when. */
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

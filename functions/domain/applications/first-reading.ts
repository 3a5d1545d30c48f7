import { tryTransact } from '#functions/platform/store/write.ts'
import { type Application, applications } from './table.ts'

/**
 * Applicants see the day on which someone first opened their application. It's one write for each application, and
 * changes no version, because it must not conflict with a colleague's decision.
 */
export async function noteFirstReading(application: Application, now: Date) {
	if (application.firstReadOn || application.status !== 'Pending') return
	const isFirst = { where: { pk: 'exists', firstReadOn: 'absent' }, onConflict: 'retry' } as const
	const noted = applications.touch(application, { set: { firstReadOn: now.toISOString() } }, isFirst)
	await tryTransact(noted)
}

import * as z from 'zod'
import { markScanProblem } from '#functions/domain/uploads/table.ts'
import { uploadIdOf } from '#functions/platform/files/object-key.ts'
import { log } from '#functions/platform/log.ts'
import { isScanProblem } from '#shared/files/rules.ts'

/** The parts of GuardDuty's event that we use. Its rule leaves out clean files. */
const ScanResult = z.object({
	detail: z.object({
		s3ObjectDetails: z.object({ objectKey: z.string().transform(uploadIdOf).pipe(z.string()) }),
		scanResultDetails: z.object({ scanResultStatus: z.string() }),
	}),
})

/** The other events that our rules let through say that GuardDuty scans nothing, or couldn't write its result on a file. */
const Stopped = z.object({ 'detail-type': z.string().regex(/Resource Status|Action Failed/) })

/**
 * A file that isn't part of an application yet is marked, so that its sender reads why it's refused when they submit.
 * Any other is refused by its tag when someone opens it. An error in the log is an alarm.
 */
export async function handler(event: unknown) {
	if (Stopped.safeParse(event).success) return log.error('files not scanned', new ScanStopped())
	const { detail } = ScanResult.parse(event)
	const upload = detail.s3ObjectDetails.objectKey
	const status = detail.scanResultDetails.scanResultStatus
	const problem = isScanProblem(status) ? status : 'FAILED'
	await markScanProblem(upload, problem)
	const facts = { upload, code: problem }
	if (problem === 'THREATS_FOUND') log.error('harmful file', new HarmfulFile(), facts)
	else if (problem === 'UNSUPPORTED') log.info('file not scannable', facts)
	else log.error('file not scanned', new ScanFailed(), facts)
}

class HarmfulFile extends Error {
	override name = 'HarmfulFile'
}

class ScanStopped extends Error {
	override name = 'ScanStopped'
}

class ScanFailed extends Error {
	override name = 'ScanFailed'
}

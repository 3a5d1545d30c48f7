import { isAwaited } from '#shared/applications/missing.ts'
import { StatusTag } from '#web/components/StatusTag.tsx'
import type { ApplicationRow } from './applications.ts'

/** Says in a list whose turn it is, if something was asked for. */
export function MissingTag({ row }: { row: ApplicationRow }) {
	const { status, missing, disownedOn } = row
	if (!missing || status !== 'Pending') return null
	if (missing.unreachedOn || (disownedOn && isAwaited(row))) return <StatusTag tone="bad">Not reached</StatusTag>
	if (isAwaited(row)) return <StatusTag tone="plain">Waiting for applicant</StatusTag>
	return missing.answer?.kind === 'settled' ? null : <StatusTag tone="good">Answered</StatusTag>
}

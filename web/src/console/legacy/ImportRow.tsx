import { isRemoved, isTooOld } from '#shared/legacy/imports.ts'
import { legacySentences } from '#shared/legacy/sentences.ts'
import { Facts } from '#web/components/Facts.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { ListRow } from '../ListRow.tsx'
import { dayAndTime, onlyDay } from '../when.ts'
import type { LegacyImport } from './legacy.ts'
import { RemoveImport } from './RemoveImport.tsx'

const inWords = (many: number) => (many === 1 ? '1 row' : `${many.toLocaleString('en-US')} rows`)

const stateOf = (of: LegacyImport) => {
	if (isRemoved(of)) return { tone: 'plain', status: 'Removed' } as const
	return of.removal
		? ({ tone: 'waiting', status: 'Partly removed' } as const)
		: ({ tone: 'good', status: 'Imported' } as const)
}

export function ImportRow({ of }: { of: LegacyImport }) {
	const { tone, status } = stateOf(of)
	return (
		<ListRow
			section="legacy/imports"
			id={of.id}
			tone={tone}
			summary={
				<span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 text-[1rem] 880:grid-cols-[minmax(0,1fr)_7rem_7rem_9rem]">
					<b className="wrap-anywhere">{of.importedBy.name}</b>
					<span className="row-start-2 tabular-nums 880:row-start-auto">{onlyDay(of.date)}</span>
					<span className="row-start-2 text-right tabular-nums 880:row-start-auto">{inWords(of.rows)}</span>
					<span className="col-start-2 row-start-1 justify-self-end 880:col-start-auto 880:row-start-auto">
						<StatusTag tone={tone}>{status}</StatusTag>
					</span>
				</span>
			}
		>
			<div className="grid gap-s4">
				<Facts
					facts={[
						['Imported', dayAndTime(of.date)],
						['Imported by', of.importedBy.name],
						['Rows of the file', inWords(of.rows)],
						...(of.removal
							? [
									['Rows removed', inWords(of.removed)] as const,
									['Removal begun', dayAndTime(of.removal.date)] as const,
									['Removed by', of.removal.name] as const,
								]
							: []),
					]}
				/>
				{isTooOld(of, new Date()) ? (
					<p className="max-w-read">{legacySentences.importOld}</p>
				) : (
					<RemoveImport of={of} />
				)}
			</div>
		</ListRow>
	)
}

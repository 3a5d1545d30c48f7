import { useInfiniteQuery } from '@tanstack/react-query'
import { importDays } from '#shared/legacy/imports.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/EmptyState.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { ListRows } from '../ListRows.tsx'
import { consolePath } from '../paths.ts'
import { ImportRow } from './ImportRow.tsx'
import { importList } from './legacy.ts'

export default function ImportList() {
	const query = useInfiniteQuery(importList.query({}))
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title="Imports of legacy applications" />
			<p className="max-w-read">For {importDays} days you can remove an import with all the rows that came with it.</p>
			<div className="flex flex-wrap gap-s3">
				<LinkButton look="ghost" size="small" to={consolePath('legacy', 'import')}>
					Import a file
				</LinkButton>
				<LinkButton look="quiet" size="small" to={consolePath('legacy')}>
					Go Back
				</LinkButton>
			</div>
			<ListRows
				query={query}
				nouns={['import', 'imports']}
				empty={<EmptyState title="No imports yet">Each file that someone imports is listed here.</EmptyState>}
				row={(one) => <ImportRow key={one.id} of={one} />}
			/>
		</div>
	)
}

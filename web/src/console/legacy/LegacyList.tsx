import { EmptyState } from '#web/components/EmptyState.tsx'
import { ListScreen } from '../ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { LegacyRow } from './LegacyRow.tsx'
import { legacyList } from './legacy.ts'

export const LegacyList = () => (
	<ListScreen
		section="legacy"
		list={legacyList}
		nouns={['legacy application', 'legacy applications']}
		label="Legacy applications"
		views={[
			{
				name: 'all',
				label: 'View All',
				title: 'Legacy applications',
				empty: (
					<EmptyState title="No legacy applications yet">
						Add one. Whoever runs this site can import a whole file.
					</EmptyState>
				),
			},
		]}
		search={{ label: 'Search legacy applications', hint: 'Type a part of a name or token.' }}
		links={[
			{ to: `${consolePath('legacy')}/add`, label: 'Add Application', first: true },
			{ to: consolePath('applications'), label: 'Go Back' },
		]}
		row={(application) => <LegacyRow key={application.token} application={application} />}
	/>
)

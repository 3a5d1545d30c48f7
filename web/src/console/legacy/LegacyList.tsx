import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ListScreen } from '../ListScreen.tsx'
import { consolePath } from '../paths.ts'
import { LegacyDetails } from './LegacyDetails.tsx'
import { legacyList } from './legacy.ts'

export const LegacyList = () => (
	<ListScreen
		of={legacyList}
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
		links={[
			{ to: `${consolePath('legacy')}/add`, label: 'Add Application', first: true },
			{ to: consolePath('applications'), label: 'Go Back' },
		]}
		usual={{ details: (application) => <LegacyDetails application={application} /> }}
	/>
)

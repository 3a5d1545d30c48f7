import { LinkButton } from '#web/components/Button.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { SearchBox, useSearch } from '../search.tsx'
import { ContactRows } from './ContactRows.tsx'
import { categories, categoryPath, useCategory } from './categories.ts'

export function Contacts() {
	const category = useCategory()
	const search = useSearch()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title="All contacts" heading={`All contacts: ${categories[category].title}`} />
			<LinkButton look="quiet" size="small" className="justify-self-start" to={categoryPath(category)}>
				Go Back
			</LinkButton>
			<SearchBox search={search} label="Search contacts" hint="Type the start of a name or email." />
			<ContactRows category={category} q={search.submitted} />
		</div>
	)
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { type Category, type Contact, disorderKeys, roleKeys } from '#shared/statistics/schema.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ListRows } from '../lists/ListRows.tsx'
import { contactsQuery } from './statistics.ts'

const groupsOf = ({ groups }: Contact) =>
	groups.map(({ disorder, role, severity }) => `${disorderKeys[disorder]}, ${roleKeys[role]}, ${severity}`)

interface Props {
	category: Category
	state?: string
	q?: string
}

/** The contacts of a category or a state, by name. Reading them is recorded. */
export function ContactRows({ category, state, q }: Props) {
	const query = useInfiniteQuery(contactsQuery({ category, state, q }))
	return (
		<ListRows
			query={query}
			nouns={['contact', 'contacts']}
			empty={<EmptyState title={q ? applicationSentences.noResult : applicationSentences.emptyList} />}
			row={(contact) => <ContactRow key={`${contact.name} ${contact.email} ${contact.phone}`} contact={contact} />}
		/>
	)
}

const ContactRow = ({ contact }: { contact: Contact }) => (
	<li className="grid gap-x-s4 gap-y-s1 border-line border-b px-s4 py-s3 last:border-b-0 880:grid-cols-2">
		<b className="wrap-anywhere">{contact.name}</b>
		<span className="wrap-anywhere">
			<a href={`mailto:${contact.email}`}>{contact.email}</a>
			{' · '}
			<a href={`tel:${contact.phone}`} className="whitespace-nowrap">
				{contact.phone}
			</a>
		</span>
		<span className="text-soft">
			{contact.city}, {contact.state} {contact.ZIP}
		</span>
		<ul className="text-small text-soft">
			{groupsOf(contact).map((group) => (
				<li key={group}>{group}</li>
			))}
		</ul>
	</li>
)

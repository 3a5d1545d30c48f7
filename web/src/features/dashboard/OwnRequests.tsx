import { useQuery } from '@tanstack/react-query'
import { booksApi } from '#shared/books/api.ts'
import { joinApi } from '#shared/join/api.ts'
import { roleNames } from '#shared/join/schema.ts'
import { toneOf } from '#web/components/StatusBanner.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { client } from '#web/lib/api.ts'
import { OwnRow, OwnThings } from './OwnThings.tsx'

const books = client(booksApi)
const joining = client(joinApi)

/** The member's applications for books and to join us. Who has none sees nothing of this. */
export function OwnRequests() {
	const { data: booksAsked } = useQuery({ queryKey: ['own-books'], queryFn: () => books.mine({ limit: 20 }) })
	const { data: joins } = useQuery({ queryKey: ['own-joins'], queryFn: () => joining.mine({ limit: 20 }) })
	return (
		<>
			{booksAsked && booksAsked.applications.length > 0 ? (
				<OwnThings id="books" title="Your book applications">
					{booksAsked.applications.map(({ token, readerFirstName, issuedOn, sentOn }) => (
						<OwnRow key={token} name={`Books for ${readerFirstName}`} details={issuedOn}>
							<StatusTag tone={sentOn ? 'good' : 'waiting'}>{sentOn ? 'Sent' : 'Waiting'}</StatusTag>
						</OwnRow>
					))}
				</OwnThings>
			) : null}
			{joins && joins.applications.length > 0 ? (
				<OwnThings id="joins" title="Your applications to join us">
					{joins.applications.map(({ id, role, name, issuedOn, status }) => (
						<OwnRow key={id} name={`${roleNames[role]}: ${name}`} details={issuedOn}>
							<StatusTag tone={toneOf(status)}>{status}</StatusTag>
						</OwnRow>
					))}
				</OwnThings>
			) : null}
		</>
	)
}

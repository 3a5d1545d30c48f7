import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { booksApi } from '#shared/books/api.ts'
import { joinApi } from '#shared/join/api.ts'
import { roleNames } from '#shared/join/schema.ts'
import { toneOf } from '#web/components/StatusBanner.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { client } from '#web/lib/api.ts'

const books = client(booksApi)
const joining = client(joinApi)

/** The member's applications for books and to join us. Who has none sees nothing of this. */
export function OwnRequests() {
	const { data: booksAsked } = useQuery({ queryKey: ['own-books'], queryFn: () => books.mine({ limit: 20 }) })
	const { data: joins } = useQuery({ queryKey: ['own-joins'], queryFn: () => joining.mine({ limit: 20 }) })
	return (
		<>
			{booksAsked && booksAsked.applications.length > 0 ? (
				<Requests id="books" title="Your book applications">
					{booksAsked.applications.map(({ token, readerFirstName, issuedOn, sentOn }) => (
						<Row key={token} name={`Books for ${readerFirstName}`} day={issuedOn}>
							<StatusTag tone={sentOn ? 'good' : 'waiting'}>{sentOn ? 'Sent' : 'Waiting'}</StatusTag>
						</Row>
					))}
				</Requests>
			) : null}
			{joins && joins.applications.length > 0 ? (
				<Requests id="joins" title="Your applications to join us">
					{joins.applications.map(({ id, role, name, issuedOn, status }) => (
						<Row key={id} name={`${roleNames[role]}: ${name}`} day={issuedOn}>
							<StatusTag tone={toneOf(status)}>{status}</StatusTag>
						</Row>
					))}
				</Requests>
			) : null}
		</>
	)
}

const Requests = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
	<section aria-labelledby={id}>
		<h2 id={id} className="mb-s4 text-h3">
			{title}
		</h2>
		<ul className="card overflow-hidden">{children}</ul>
	</section>
)

const Row = ({ name, day, children }: { name: string; day: string; children: ReactNode }) => (
	<li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1 border-line border-b px-s5 py-s3 last:border-b-0">
		<span className="min-w-0">
			<b className="wrap-anywhere">{name}</b>
			<span className="block text-small text-soft tabular-nums">{day}</span>
		</span>
		{children}
	</li>
)

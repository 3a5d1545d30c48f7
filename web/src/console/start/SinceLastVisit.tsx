import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { trailApi } from '#shared/trail/api.ts'
import type { NewsKind } from '#shared/trail/news.ts'
import { client } from '#web/lib/api.ts'
import { consolePath } from '../paths.ts'
import { onlyDay } from '../when.ts'

const trail = client(trailApi)

const newsQuery = { queryKey: ['console', 'news'], queryFn: () => trail.news({}), staleTime: 60_000 }

interface Kind {
	one: string
	/** The word after the number. */
	more: string
	path: string
}

const kinds: Record<NewsKind, Kind> = {
	applications: { one: '1 new application', more: 'new applications', path: 'applications' },
	documents: {
		one: '1 new set of documents from an applicant',
		more: 'new sets of documents from applicants',
		path: 'applications?show=answered',
	},
	decisions: { one: '1 decision by a colleague', more: 'decisions by colleagues', path: 'applications' },
	notes: {
		one: '1 note by a colleague on an application',
		more: 'notes by colleagues on applications',
		path: 'applications',
	},
	books: { one: '1 request for books', more: 'requests for books', path: 'books' },
	signUps: { one: '1 sign-up for an event', more: 'sign-ups for events', path: 'events' },
	reports: { one: '1 new report', more: 'new reports', path: 'reports' },
	members: { one: '1 new member', more: 'new members', path: 'settings/users' },
}

/** The page works without it, so a failure is only said. */
export function SinceLastVisit() {
	const { data, error } = useQuery(newsQuery)
	if (error) return <p className="text-soft">We couldn’t load what happened since you were here.</p>
	if (!data?.since) return null
	const news = Object.entries(kinds).flatMap(([name, kind]) => {
		const many = data.news[name as NewsKind]
		return many ? [{ name, many, ...kind }] : []
	})
	return (
		<section aria-labelledby="since" className="grid gap-s2">
			<h2 id="since" className="text-h3">
				Since you were here on {onlyDay(data.since)}
			</h2>
			{news.length === 0 ? <p className="text-soft">Nothing new.</p> : null}
			<ul className="flex flex-wrap gap-x-s5 gap-y-s2">
				{news.map(({ name, many, one, more, path }) => (
					<li key={name}>
						<Link to={consolePath(path)} className="inline-flex min-h-11 items-center">
							{many === 1 ? one : `${many.toLocaleString('en-US')} ${more}`}
						</Link>
					</li>
				))}
			</ul>
			{data.more ? <p className="text-soft">A lot has happened, so these are the newest.</p> : null}
		</section>
	)
}

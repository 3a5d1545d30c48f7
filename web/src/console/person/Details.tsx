import { onlyDay } from '../when.ts'
import type { PersonApplication } from './person.ts'

/** Notes, and what we wrote to the applicant, oldest first. Only the newest applications come with theirs. */
export function Details({ application }: { application: PersonApplication }) {
	const { notes = [], history = [], followUps = [] } = application
	const all = [
		...notes.map(({ _id, date, name, body }) => ({ id: _id, date, name, body })),
		...history
			.filter(({ emailed }) => emailed)
			.map(({ date, name, status, message }) => ({
				id: `${date} decided`,
				date,
				name,
				body: status === 'Approved' ? `Our answer: approved. ${message}` : `Our answer: denied. ${message}`,
			})),
		...followUps
			.filter(({ what }) => what === 'asked')
			.map(({ date, name, words }) => ({
				id: `${date} asked`,
				date,
				name: name ?? 'Applicant',
				body: words ? `Asked for more: ${words}` : 'Asked for more.',
			})),
	].sort((one, other) => (one.date < other.date ? -1 : 1))
	if (all.length === 0) return null
	return (
		<details>
			<summary className="min-h-11 content-center text-river text-small">
				Notes and mails <span className="tabular-nums">({all.length})</span>
			</summary>
			<ul className="grid gap-s2">
				{all.map(({ id, date, name, body }) => (
					<li key={id} className="border-line border-l-2 pl-s3 text-small">
						<p className="text-soft">
							{name}, {onlyDay(date)}
						</p>
						<p className="whitespace-pre-line wrap-anywhere">{body}</p>
					</li>
				))}
			</ul>
		</details>
	)
}

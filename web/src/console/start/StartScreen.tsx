import { useQuery } from '@tanstack/react-query'
import { routes } from '#shared/paths.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { dollars } from '#web/lib/money.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { type Counts, countsQuery } from '../counts.ts'
import { deskEventsQuery, isToday } from '../desk/deskEvents.ts'
import { howMany } from '../howMany.ts'
import { LoadingSection } from '../LoadingSection.tsx'
import { consolePath } from '../paths.ts'
import { useMayUse } from '../useMayUse.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** Lists what waits for this employee, with what does most harm by waiting first. */
export default function StartScreen() {
	const { user } = useSession()
	const query = useQuery(countsQuery)
	if (user?.clientSidePermissions.length === 0) return <Newcomer name={user.firstName} />
	return (
		<Loaded query={query} waiting={<LoadingSection />}>
			{(counts) => (
				<div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-s5">
					<div className="flex flex-wrap items-baseline gap-x-s4">
						<ConsoleHeading title="Start" heading="For you today" />
						<p className="text-soft">{weekday.format(new Date())}</p>
					</div>
					<Tonight />
					<Tasks counts={counts} />
				</div>
			)}
		</Loaded>
	)
}

/** Whoever has no permission yet would read that all is done. */
const Newcomer = ({ name }: { name: string }) => (
	<div className="grid max-w-read justify-items-start gap-s4">
		<ConsoleHeading title="Start" heading={`Welcome, ${name}.`} />
		<p className="text-lead">
			You don’t have access to a section yet. A colleague with User Access can give it to you, in User Settings.
		</p>
		<p>Meanwhile, choose your employee key: your own secret for decisions and payments, which isn’t your password.</p>
		<LinkButton to={consolePath('settings/key')}>Choose my key</LinkButton>
	</div>
)

const isEvening = (now: Date) => now.getHours() >= 15

/** On the day of an event nothing is as urgent as its guests. */
function Tonight() {
	const mayUse = useMayUse()
	const { data } = useQuery({ ...deskEventsQuery, enabled: mayUse('Event Access'), staleTime: 60_000 })
	const now = new Date()
	const events = data?.events.filter((event) => isToday(event, now)) ?? []
	return events.map(({ _id, name, attending, signedIn, walkIns }) => (
		<article key={_id} aria-label={name} className="card flex flex-wrap items-center justify-between gap-s3 p-s4">
			<h2 className="wrap-anywhere text-h3">
				{isEvening(now) ? 'Tonight' : 'Today'}: {name},{' '}
				<span className="whitespace-nowrap tabular-nums">
					{signedIn - walkIns} of {attending} in
				</span>
			</h2>
			<LinkButton to={routes.desk.path}>Sign guests in</LinkButton>
		</article>
	))
}

interface Task {
	many: number | undefined
	/** The word after the number. */
	one: string
	more: string
	about?: string
	action: string
	path: string
}

const tasksOf = (counts: Counts): Task[] => [
	{
		many: (counts.applications ?? 0) - (counts.forApplicant ?? 0),
		one: 'application is waiting for us',
		more: 'applications are waiting for us',
		action: 'Begin',
		path: 'applications?show=for-us',
	},
	{
		many: counts.answered,
		one: 'applicant sent what we asked for',
		more: 'applicants sent what we asked for',
		action: 'Read',
		path: 'applications?show=answered',
	},
	{
		many: counts.proposals,
		one: 'approval is waiting for a second employee',
		more: 'approvals are waiting for a second employee',
		action: 'Look',
		path: 'applications?show=second',
	},
	{
		many: counts.unpaid,
		one: 'grant to pay',
		more: 'grants to pay',
		about: `${dollars(counts.unpaidDollars ?? 0)} in all`,
		action: 'Pay',
		path: 'money',
	},
	{ many: counts.reports, one: 'report to answer', more: 'reports to answer', action: 'Read', path: 'reports' },
	{ many: counts.books, one: 'set of books to send', more: 'sets of books to send', action: 'Send', path: 'books' },
	{
		many: counts.affiliates,
		one: 'affiliate asks to join',
		more: 'affiliates ask to join',
		action: 'Look',
		path: 'affiliates',
	},
	{
		many: counts.employees,
		one: 'person asks to join as a board member or ambassador',
		more: 'people ask to join as board members or ambassadors',
		action: 'Look',
		path: 'employees',
	},
]

/** A section that the employee may not open has no count, and so no line. */
function Tasks({ counts }: { counts: Counts }) {
	const open = tasksOf(counts).filter(({ many = 0 }) => many > 0)
	return (
		<>
			{open.length > 0 ? (
				<ul className="grid card">
					{open.map(({ many = 0, one, more, about, action, path }) => (
						<li
							key={path}
							className="grid min-h-17 grid-cols-[minmax(3.5rem,auto)_minmax(0,1fr)_auto] items-center gap-s3 border-line border-b px-s4 py-s2 last:border-b-0 medium:grid-cols-[minmax(4.25rem,auto)_minmax(0,1fr)_auto]"
						>
							<span className="whitespace-nowrap text-right font-title font-head text-h2 tabular-nums">
								{many.toLocaleString('en-US')}
							</span>
							<span>
								<b className="block">{many === 1 ? one : more}</b>
								{about ? <span className="text-soft tabular-nums">{about}</span> : null}
							</span>
							<LinkButton look="ghost" size="small" to={consolePath(path)}>
								{action}
								<span className="sr-only">: {many === 1 ? one : more}</span>
							</LinkButton>
						</li>
					))}
				</ul>
			) : null}
			<p className="text-soft">
				{open.length > 0 ? 'Nothing else is waiting for us.' : 'Nothing is waiting for us here. All caught up.'}{' '}
				{counts.forApplicant
					? `${howMany(counts.forApplicant, 'application is', 'applications are')} waiting for the applicant.`
					: null}
			</p>
		</>
	)
}

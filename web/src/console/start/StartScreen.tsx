import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Permission, permissions } from '#shared/endpoint.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { dollars } from '#web/lib/money.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { staff } from '../applications/applications.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { type Counts, countsQuery } from '../counts.ts'
import { keyStateQuery } from '../keys/ChooseKey.tsx'
import { LoadingSection } from '../LoadingSection.tsx'
import { AskForAccess, GiversOfAccess } from '../Permitted.tsx'
import { applicationPath, consolePath } from '../paths.ts'
import { useMayUse } from '../useMayUse.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** Lists what waits for this employee, with what does most harm by waiting first. */
export default function StartScreen() {
	const { user } = useSession()
	const mayUse = useMayUse()
	const query = useQuery(countsQuery)
	if (user?.clientSidePermissions.length === 0) return <FirstSteps name={user.firstName} />
	return (
		<Loaded query={query} waiting={<LoadingSection />}>
			{(counts) => (
				<div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-s5">
					<div className="flex flex-wrap items-baseline gap-x-s4">
						<ConsoleHeading title="Start" heading="For you today" />
						<p className="text-soft">{weekday.format(new Date())}</p>
					</div>
					{mayUse('Application Access') ? <ForUs counts={counts} /> : null}
					<Tasks counts={counts} />
				</div>
			)}
		</Loaded>
	)
}

const forUs = { queue: 'for-us', limit: 1 } as const

/**
 * Shows who begins the queue, how many are late, and how many have a cut-off within a week. It's kept below the counts, so
 * whatever makes them out of date does the same to it.
 */
const headQuery = {
	queryKey: [...countsQuery.queryKey, 'start'],
	queryFn: async () => {
		const [head, late, cutOff] = await Promise.all([
			staff.list({ ...forUs, order: 'urgent' }),
			staff.list({ ...forUs, late: true }),
			staff.list({ ...forUs, cutOff: 'soon' }),
		])
		return { first: head.applications[0], late: late.total?.many ?? 0, cutOff: cutOff.total?.many ?? 0 }
	},
}

/** The page says the number without waiting for the rest, which only adds to it. */
function ForUs({ counts: { applications = 0, forApplicant = 0 } }: { counts: Counts }) {
	const many = Math.max(applications - forApplicant, 0)
	const { data } = useQuery({ ...headQuery, enabled: many > 0 })
	return (
		<section
			aria-label="Applications for us"
			className="grid items-center gap-s4 card p-s4 medium:grid-cols-[auto_minmax(0,1fr)_auto] medium:p-s5"
		>
			<p className="font-title font-head text-[4rem] leading-none tabular-nums">{many.toLocaleString('en-US')}</p>
			<div className="min-h-14">
				<h2 className="text-h3">{many === 1 ? 'application is waiting for us' : 'applications are waiting for us'}</h2>
				{many === 0 ? <p className="text-soft">All caught up.</p> : null}
				{data && data.late > 0 ? (
					<p className="font-strong text-rose">{data.late === 1 ? '1 is late.' : `${data.late} are late.`}</p>
				) : null}
				{data && data.cutOff > 0 ? (
					<p className="font-strong text-clay">
						{data.cutOff === 1
							? 'Someone will be cut off within a week.'
							: `${data.cutOff} people will be cut off within a week.`}
					</p>
				) : null}
			</div>
			{data?.first ? (
				<LinkButton
					to={applicationPath(data.first.token, 'respond')}
					className="max-w-full whitespace-normal wrap-anywhere"
				>
					Start with {data.first.firstName}
				</LinkButton>
			) : (
				<LinkButton look="ghost" to={`${consolePath('applications')}?show=for-us`}>
					Open the list
				</LinkButton>
			)}
		</section>
	)
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
	{ many: counts.events, one: 'active event', more: 'active events', action: 'See', path: 'events' },
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
							className="grid min-h-17 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-s3 border-line border-b px-s4 py-s2 last:border-b-0 medium:grid-cols-[4.25rem_minmax(0,1fr)_auto]"
						>
							<span className="text-right font-title font-head text-h2 tabular-nums">
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
				{counts.forApplicant === 1 ? '1 application is waiting for the applicant.' : null}
				{(counts.forApplicant ?? 0) > 1
					? `${counts.forApplicant?.toLocaleString('en-US')} applications are waiting for the applicant.`
					: null}
			</p>
		</>
	)
}

const meaning: Record<Permission, string> = {
	'Application Access': 'Read what people sent, decide, and pay. Statistics too.',
	'Event Access': 'Plan events and sign guests in.',
	'User Access': 'Look after members and employees.',
	'Report Access': 'Answer what people report to us.',
}

/** A new employee can't open a section yet. This says who can help, and what can be done until then. */
function FirstSteps({ name }: { name: string }) {
	const { data: chosen } = useQuery(keyStateQuery)
	return (
		<div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title="Start" heading={`Welcome, ${name}.`} />
			<p className="max-w-read text-lead text-soft">You don’t have access to any section yet.</p>
			<ol className="grid gap-s3">
				<Step number="1" title="Ask for access">
					<GiversOfAccess />
					<ul className="mt-s3 grid gap-s2">
						{permissions.map((permission) => (
							<li key={permission} className="grid justify-items-start gap-s1 border-line border-t pt-s2">
								<p>{meaning[permission]}</p>
								<AskForAccess permission={permission} />
							</li>
						))}
					</ul>
				</Step>
				<Step number="2" title="Choose your employee key">
					<p className="text-soft">You’ll need it for decisions and payments. It isn’t your password.</p>
					{chosen ? (
						<StatusTag tone="good">Done</StatusTag>
					) : (
						<LinkButton look="ghost" size="small" to={consolePath('settings/key')}>
							Choose a key
						</LinkButton>
					)}
				</Step>
				<Step number="3" title="Add a passkey">
					<p className="text-soft">It keeps your account safe if someone learns your password.</p>
					<LinkButton look="ghost" size="small" to={consolePath('settings/passkeys')}>
						See your passkeys
					</LinkButton>
				</Step>
			</ol>
		</div>
	)
}

interface StepProps {
	number: string
	title: string
	children: ReactNode
}

const Step = ({ number, title, children }: StepProps) => (
	<li className="grid grid-cols-[auto_minmax(0,1fr)] gap-s4 card p-s4 medium:p-s5">
		<span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-sun font-head font-title">
			{number}
		</span>
		<div className="grid justify-items-start gap-s2">
			<h2 className="text-h3">{title}</h2>
			{children}
		</div>
	</li>
)

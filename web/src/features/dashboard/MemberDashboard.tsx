import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { ownAccountApi } from '#shared/account/own-api.ts'
import type { CurrentUser } from '#shared/account/user.ts'
import { askedFor, awaitsAsking, isAwaited } from '#shared/applications/missing.ts'
import { billDays } from '#shared/applications/progress.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { ApplicationPage } from '#web/components/application/ApplicationPage.tsx'
import { requested } from '#web/components/application/requestAndGrant.ts'
import { Button } from '#web/components/Button.tsx'
import { BillMissing } from '#web/components/documents/BillMissing.tsx'
import { DocumentForm, type Sending } from '#web/components/documents/DocumentForm.tsx'
import { inWords } from '#web/components/fields/choices.ts'
import { assistanceTypeWords } from '#web/components/fields/optionWords.ts'
import { AttachmentList } from '#web/components/files/AttachmentList.tsx'
import { DownloadButton } from '#web/components/files/DownloadButton.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { Part } from '#web/components/Part.tsx'
import { client } from '#web/lib/api.ts'
import { compareDays, daysLater, dayWithYear, shortDay } from '#web/lib/days.ts'
import { lazy } from '#web/lib/lazy.ts'
import { rich } from '#web/lib/rich.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { upcomingEventsQuery } from '#web/lib/upcomingEvents.ts'
import { useAction } from '#web/lib/useAction.ts'
import { AboutYou } from './AboutYou.tsx'
import { assistanceNames } from './assistanceNames.ts'
import { HelpedApplications } from './HelpedApplications.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { OwnRequests, OwnSignUps } from './OwnThings.tsx'
import { UnclaimedApplications } from './UnclaimedApplications.tsx'
import { applications, type OwnApplicationData, useOwnApplications, useShowOwn } from './useOwnApplications.ts'

const { keepAccount } = client({ keepAccount: ownAccountApi.keepAccount })

const UnsentDraft = lazy(() => import('#web/features/apply/UnsentDraft.tsx'))

export default function MemberDashboard({ user }: { user: CurrentUser }) {
	const own = useOwnApplications()
	const [hasDraft, setHasDraft] = useState<boolean>()
	const navigate = useNavigate()
	// The prompt stays for its thanks once the member has signed up with it.
	const [prompted] = useState(!user.newsletter)
	// A token is a credential: the history of the browser may hold it, an address may not.
	const shown: unknown = useLocation().state?.application
	const application = own.applications?.find(({ token }) => token === shown)
	// Back from an application leads to the heading, because the button that opened it may be folded away.
	const [wasAway, setWasAway] = useState(false)
	if (application && !wasAway) setWasAway(true)

	const show = (application: string) => void navigate(routes.dashboard.path, { state: { application } })
	if (application) return <OwnApplication application={application} onBack={() => void navigate(-1)} />
	return (
		<Page isResult={wasAway} title={routes.dashboard.label} heading={t('Hello {name}', { name: user.firstName })}>
			<ErasingBanner user={user} />
			<Part coming={null}>
				<UnsentDraft owner={user._id} onKnown={setHasDraft} />
			</Part>
			<NeedsYou own={own.applications ?? []} onShow={show} />
			<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="grid gap-s6">
					<UnclaimedApplications />
					<OwnApplications own={own} hasDraft={hasDraft} onShow={show} />
					<HelpedApplications />
					<OwnRequests />
				</div>
				<div className="grid gap-s6">
					<OwnSignUps />
					<EventsBanner />
					{prompted ? <NewsletterPrompt /> : null}
				</div>
			</div>
			<AboutYou user={user} />
		</Page>
	)
}

/** Someone who asked us to erase their account can stop it here until we do. */
function ErasingBanner({ user: { erasesAt } }: { user: CurrentUser }) {
	const { signedIn } = useSession()
	const keep = useAction({
		send: () => keepAccount({}),
		onDone: async () => void (await signedIn()),
		message: ({ message }) => message,
	})
	if (!erasesAt && !keep.message) return null
	return (
		<div className="mb-s6 grid gap-s4">
			<ActionBanner message={erasesAt ? undefined : keep.message} problem={keep.problem} />
			{erasesAt ? (
				<Banner tone="waiting" title={t('You asked us to erase your account')}>
					<p>
						{t('We’ll do that on {day} or the day after. Until then you can keep it.', {
							day: dayWithYear(monthDayYear(dayOf(new Date(erasesAt)))),
						})}
					</p>
					<Button className="mt-s3" busy={keep.busy && t('Keeping it')} onClick={() => keep.start()}>
						{t('Keep my account')}
					</Button>
				</Banner>
			) : null}
		</div>
	)
}

/** The banner is there only when there are events, because nobody needs to read of a failure here. */
function EventsBanner() {
	const { data: events = [] } = useQuery(upcomingEventsQuery)
	if (events.length === 0) return null
	return (
		<section aria-labelledby="upcoming">
			<h2 id="upcoming" className="mb-s4 text-h3">
				{t('Upcoming events')}
			</h2>
			<UpcomingEvents events={events} />
			<Link to={routes.events.path} className="mt-s2 inline-flex min-h-12 items-center font-strong">
				{t('See our events')}
			</Link>
		</section>
	)
}

interface Props {
	events: readonly { _id: string; name: string; date: string }[]
}

/** Date and name of each event; each leads to its card on the events page. */
const UpcomingEvents = ({ events }: Props) => (
	<ul>
		{events.map(({ _id, name, date }) => (
			<li key={_id} className="border-line border-t last:border-b">
				<Link
					to={`${routes.events.path}#${_id}`}
					className="grid min-h-12 grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-s3 py-s2 text-ink no-underline hover:underline"
				>
					<span className="font-strong text-clay tabular-nums">{shortDay(date, new Date())}</span>
					<span className="wrap-anywhere font-strong">{name}</span>
				</Link>
			</li>
		))}
	</ul>
)

const NewsletterForm = lazy(() => import('#web/features/newsletter/NewsletterForm.tsx'))

function NewsletterPrompt() {
	const [open, setOpen] = useState(false)
	return (
		<section aria-label={t('Newsletter')} className="border-line border-t-2 pt-s5">
			<h2 className="hidden text-h3 780:block">{t('Our newsletter')}</h2>
			<p className="mt-s1 mb-s4 max-w-read">
				{t('Stories, events and ways to help, a few times a year. Unsubscribe with one click.')}
			</p>
			{open ? (
				<Part coming={<Skeleton lines={5} />}>
					<NewsletterForm />
				</Part>
			) : (
				<Button look="ghost" onClick={() => setOpen(true)}>
					{t('Sign up for the newsletter')}
				</Button>
			)}
		</section>
	)
}

interface OwnApplicationProps {
	application: OwnApplicationData
	onBack: () => void
}

function OwnApplication({ application, onBack }: OwnApplicationProps) {
	const { token, type, decision, attachments } = application
	const show = useShowOwn()
	async function shown<Answered extends { application: OwnApplicationData }>(answer: Promise<Answered>) {
		show((await answer).application)
		return answer
	}
	return (
		<ApplicationPage
			application={application}
			title={routes.dashboard.label}
			heading={assistanceNames[type]}
			message={decision?.message}
			attachments={
				<AttachmentList
					attachments={attachments}
					action={({ id, name }) => (
						<DownloadButton name={name} link={() => applications.openMyAttachment({ token, id })} />
					)}
				/>
			}
			send={{
				documents: (sending) => shown(applications.sendDocuments({ token, ...sending })),
				appeal: (appeal) => shown(applications.askAgain({ token, ...appeal })),
				withdrawal: (change) => shown(applications.withdraw({ token, ...change })),
				endOfHelp: () => shown(applications.endHelp({ token })),
			}}
			onBack={onBack}
		/>
	)
}

const lastDayOf = ({ missing, issuedOn }: OwnApplicationData) =>
	missing ? monthDayYear(missing.lastDay) : daysLater(issuedOn, billDays)

interface NeedsYouProps {
	own: readonly OwnApplicationData[]
	onShow: (token: string) => void
}

/** The most urgent one is first and takes files here. The others take them on their own page. */
function NeedsYou({ own, onShow }: NeedsYouProps) {
	const show = useShowOwn()
	const sent = useAction({
		send: ({ token, ...sending }: Sending & { token: string }) => applications.sendDocuments({ token, ...sending }),
		onDone: ({ application }) => show(application),
		message: ({ message }) => message,
	})
	const waiting = own
		.filter((one) => isAwaited(one) || awaitsAsking(one))
		.sort((one, other) => compareDays(lastDayOf(one), lastDayOf(other)))
	if (waiting.length === 0 && !sent.message) return null
	return (
		<div className="mb-s7 grid gap-s4">
			<ActionBanner message={sent.message} />
			{waiting.length > 0 ? (
				<section aria-labelledby="needs-you" className="rounded-card border-l-[5px] border-l-amber bg-amber-wash p-s5">
					<h2 id="needs-you" className="font-strong font-text text-amber text-body tracking-normal">
						{t('Needs you')}
					</h2>
					<ul className="mt-s2 grid gap-s5">
						{waiting.map((one, at) => (
							<li key={one.token} className="grid gap-s3">
								<Need application={one} />
								{at === 0 ? (
									<DocumentForm application={one} onSend={(sending) => sent.run({ token: one.token, ...sending })} />
								) : (
									<Button look="ghost" className="justify-self-start" onClick={() => onShow(one.token)}>
										{t('Send documents for this')}
									</Button>
								)}
								{at === 0 && one.missing ? (
									<Button look="quiet" className="-ml-3 justify-self-start" onClick={() => onShow(one.token)}>
										{t('See what we asked for, or tell us you can’t get it')}
									</Button>
								) : null}
							</li>
						))}
					</ul>
				</section>
			) : null}
		</div>
	)
}

function Need({ application }: { application: OwnApplicationData }) {
	const { issuedOn, missing } = application
	const what = { type: inWords(assistanceTypeWords, application.type), amount: requested(application) }
	return (
		<>
			<h3>
				{missing
					? t('{type}, {amount}: we need something more from you', what)
					: t('{type}, {amount}: your bill is missing', what)}
			</h3>
			<div className="grid max-w-read gap-s2">
				{missing ? (
					<>
						<ul className="grid list-disc gap-s1 pl-s5">
							{askedFor(missing).map((sentence) => (
								<li key={sentence}>{sentence}</li>
							))}
						</ul>
						<p>
							{rich('Please send it by {day}. A clear photo from your phone is fine.', {
								day: <b>{dayWithYear(monthDayYear(missing.lastDay))}</b>,
							})}
						</p>
					</>
				) : (
					<BillMissing issuedOn={issuedOn} now={new Date()} />
				)}
			</div>
		</>
	)
}

import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { letterDue } from '#shared/applications/paper.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { LogoMark } from '#web/components/bridge/Logo.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { organization } from '#web/content/organization.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { LoadingSection } from '../../LoadingSection.tsx'
import { applicationPath } from '../../paths.ts'
import { type Application, applicationQuery, staff } from '../applications.ts'
import { useFollowUp } from '../asking/useFollowUp.ts'

const about = {
	'application-received': 'They don’t know yet that we have it, and they need their token.',
	missing: 'They don’t know yet what is missing.',
	'still-working': 'They don’t know yet that we need longer.',
	decision: 'They don’t know our decision yet.',
}

/** Above every tab: what someone without an email is told by nobody but us, on paper. */
export function WriteByPost({ application }: { application: Application }) {
	const kind = letterDue(application)
	if (!kind) return null
	return (
		<Banner tone="waiting" title="Write by post">
			<p>They have no email. {about[kind]}</p>
			<LinkButton
				look="ghost"
				size="small"
				className="mt-s3 print:hidden"
				to={applicationPath(application.token, 'letter')}
			>
				Print the letter
			</LinkButton>
		</Banner>
	)
}

export default function LetterPage() {
	const { token = '' } = useParams()
	const query = useQuery(applicationQuery(token))
	return (
		<>
			<Link to={applicationPath(token)} className="inline-flex min-h-11 items-center print:hidden">
				Back to the application
			</Link>
			<Loaded query={query} waiting={<LoadingSection />}>
				{(application) => <LetterTo application={application} />}
			</Loaded>
		</>
	)
}

function LetterTo({ application }: { application: Application }) {
	const { token, version, firstName, lastName } = application
	const navigate = useNavigate()
	const posted = useFollowUp(
		application,
		() => staff.letterPosted({ token, version }),
		() => void navigate(applicationPath(token)),
	)
	const letter = useQuery({
		queryKey: ['console', 'letter', token, version],
		queryFn: () => staff.showLetter({ token }),
		enabled: letterDue(application) !== undefined,
	})
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title={`Letter to ${firstName} ${lastName}`} />
			{letterDue(application) ? (
				<Loaded query={letter} waiting={<LoadingSection />}>
					{({ english, ...words }) => (
						<>
							<ActionBanner problem={posted.problem} />
							<div className="flex flex-wrap gap-s3 print:hidden">
								<Button onClick={() => window.print()}>Print the letter</Button>
								<Button look="ghost" busy={posted.busy && 'Saving'} onClick={() => posted.start()}>
									The letter is in the mail
								</Button>
							</div>
							<div className="grid items-start gap-s4 full:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
								<OnPaper application={application} {...words} />
								{english ? (
									<section aria-label="In English, for you" className="grid gap-s3 text-soft print:hidden">
										<p className="font-strong">In English, for you</p>
										<Paragraphs paragraphs={english} />
									</section>
								) : null}
							</div>
						</>
					)}
				</Loaded>
			) : (
				<p>There’s no letter to print now.</p>
			)}
		</div>
	)
}

const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) =>
	paragraphs.map((paragraph) => (
		<p key={paragraph} className="wrap-anywhere whitespace-pre-line">
			{paragraph}
		</p>
	))

interface OnPaperProps {
	application: Application
	date: string
	title: string
	paragraphs: readonly string[]
}

function OnPaper({ application, date, title, paragraphs }: OnPaperProps) {
	const { firstName, lastName, streetAddress, streetAddress2, city, state, ZIP, token, language, helper } = application
	const { user } = useSession()
	const tokenWord = language === 'es' ? 'Código de seguimiento' : 'Token'
	const to = [`${firstName} ${lastName}`, streetAddress, streetAddress2, `${city}, ${state} ${ZIP}`]
	return (
		<article
			aria-label="The letter"
			lang={language}
			className="prints-alone own-letterhead card grid gap-s4 p-s5 medium:p-s6 print:border-0"
		>
			<div className="flex flex-wrap items-end justify-between gap-s4 border-clay border-b-2 pb-s3">
				<p className="flex items-center gap-s3 font-title font-head text-h3 leading-none">
					<LogoMark />
					Bridge The Gap
				</p>
				<p className="text-small">
					{organization.phone} · {organization.email}
				</p>
			</div>
			<div className="flex flex-wrap justify-between gap-s4">
				<address className="wrap-anywhere whitespace-pre-line not-italic">{to.filter(Boolean).join('\n')}</address>
				<p>
					{date}
					<span className="block">{`${tokenWord}: ${token}`}</span>
					{helper?.pin ? <span className="block">PIN: {helper.pin}</span> : null}
				</p>
			</div>
			<p className="text-h3 font-strong">{title}</p>
			<Paragraphs paragraphs={paragraphs} />
			<p className="mt-s6 w-fit min-w-56 border-ink border-t pt-s1">
				{user?.firstName} {user?.lastName}
				<span className="block">Bridge The Gap</span>
			</p>
		</article>
	)
}

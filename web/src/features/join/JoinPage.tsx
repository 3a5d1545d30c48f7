import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type JoinRole, joinRoles } from '#shared/join/roles.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { TakesFocus } from '#web/components/messages/TakesFocus.tsx'
import { Page } from '#web/components/Page.tsx'
import { joinWords, roleWords } from '#web/content/join.ts'
import { lazy } from '#web/lib/lazy.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import type { JoinFormProps } from './JoinForms.tsx'
import { ChosenWay, Ways, WayToggles } from './Ways.tsx'

const JoinForms = lazy(() => import('./JoinForms.tsx'))

export default function JoinPage() {
	const { user, ended, waiting } = useSession()
	const navigate = useNavigate()
	const role = useRole()
	const [submitted, setSubmitted] = useState(false)
	// A form stays on the screen when the session ends, so that nothing typed is lost.
	const member = user ?? ended?.user
	if (submitted) return <ThankYou />
	return (
		<Page title={routes.join.label} heading={t('Join the Team')} intro={joinWords.intro}>
			{member?.verified ? (
				<Roles
					key={member._id}
					member={member}
					role={role}
					onSubmitted={() => {
						setSubmitted(true)
						// A reload of the thanks must not open an empty form.
						void navigate(routes.join.path, { replace: true })
					}}
				/>
			) : waiting && role ? (
				<Skeleton lines={8} />
			) : (
				<div className="grid gap-s6">
					{waiting ? <NeedsScript /> : null}
					<AccountFirst waiting={waiting} unverified={member !== undefined} />
					<Ways />
				</div>
			)}
		</Page>
	)
}

/** The chosen way is in the browser's history, so Back and reload work in each. */
function useRole(): JoinRole | undefined {
	const { state } = useLocation()
	return joinRoles.find((role) => role === state?.role)
}

interface RolesProps extends Pick<JoinFormProps, 'member' | 'onSubmitted'> {
	role: JoinRole | undefined
}

/** The form takes the place of the cards. A second press on its way brings them back, as 'Choose another way' does. */
function Roles({ member, role, onSubmitted }: RolesProps) {
	const navigate = useNavigate()
	const isOpen = role !== undefined
	const [first] = useState(isOpen)
	const [moved, setMoved] = useState(false)
	if (isOpen !== first && !moved) setMoved(true)
	// Another form takes the place of this one in the history too, so that Back always leads to the cards.
	const choose = (chosen: JoinRole) => void navigate(routes.join.path, { state: { role: chosen }, replace: isOpen })
	const onBack = () => void navigate(-1)
	const way = role ? (
		<div className="grid gap-s6">
			<WayToggles open={role} onToggle={(pressed) => (pressed === role ? onBack() : choose(pressed))} />
			<Way role={role} member={member} onSubmitted={onSubmitted} onBack={onBack} />
		</div>
	) : (
		<Ways onChoose={choose} />
	)
	return moved ? <TakesFocus key={isOpen ? 'form' : 'ways'}>{way}</TakesFocus> : way
}

interface WayProps extends RolesProps {
	role: JoinRole
	onBack: () => void
}

function Way({ role, member, onSubmitted, onBack }: WayProps) {
	const [erased, setErased] = useState(0)
	return (
		<div className="grid items-start gap-s7 large:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
			<div className="grid gap-s5">
				<h2>{roleWords[role]}</h2>
				<Suspense fallback={<Skeleton lines={8} />}>
					<p className="max-w-read text-soft">{joinWords.ways[role].text}</p>
					<JoinForms
						key={`${role} ${erased}`}
						role={role}
						member={member}
						onErased={() => setErased((times) => times + 1)}
						onSubmitted={onSubmitted}
					/>
					<Button look="ghost" size="small" className="justify-self-start" onClick={onBack}>
						{t('Choose another way')}
					</Button>
				</Suspense>
			</div>
			<ChosenWay role={role} />
		</div>
	)
}

interface AccountFirstProps {
	waiting: boolean
	/** Someone is signed in, and hasn't typed the code from our email. */
	unverified: boolean
}

/** The place is kept while it isn't known who looks, so that nothing moves for a visitor. */
const AccountFirst = ({ waiting, unverified }: AccountFirstProps) => (
	<section
		aria-labelledby="account"
		className={`flex flex-wrap items-center justify-between gap-s4 rounded-card bg-sand p-s5 ${waiting ? 'invisible noscript:hidden' : ''}`}
	>
		<div>
			<h2 id="account" className="text-h3">
				{unverified ? t('Verify your email') : t('You need an account to join')}
			</h2>
			<p className="mt-s1 max-w-read">
				{unverified
					? t('Please enter the code we emailed you first.')
					: t('With one, we know how to reach you, and you can see where your application is.')}
			</p>
		</div>
		<LinkButton to={routes.login.path} state={{ goOn: routes.join.path }} className="max-small:w-full">
			{unverified ? t('Enter the code') : routes.login.label}
		</LinkButton>
	</section>
)

const ThankYou = () => (
	<Page key="submitted" isResult title={routes.join.label} heading={joinSentences.submitted} intro={joinWords.thanks}>
		<LinkButton to={routes.dashboard.path}>{t('Go to Dashboard')}</LinkButton>
		<Gathering className="mt-s6 w-full max-w-140" />
	</Page>
)

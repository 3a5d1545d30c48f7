import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type JoinRole, joinSentences, roleNames } from '#shared/join/schema.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { joinWords } from '#web/content/join.ts'
import { routes } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import type { JoinFormProps } from './useJoinForm.ts'

const forms = {
	affiliate: lazy(() => import('./AffiliateForm.tsx')),
	ambassador: lazy(() => import('./AmbassadorForm.tsx')),
	board: lazy(() => import('./BoardMemberForm.tsx')),
} satisfies Record<JoinRole, unknown>

const roles = ['affiliate', 'ambassador', 'board'] as const

export default function JoinPage() {
	const { user, ended, waiting } = useSession()
	const [submitted, setSubmitted] = useState(false)
	// A form stays on the screen when the session ends, so that nothing typed is lost.
	const member = user ?? ended?.user
	if (submitted) return <ThankYou />
	return (
		<Page title={routes.join.label} heading="Join the Team" intro={joinWords.intro}>
			{member?.verified ? (
				<Roles key={member._id} member={member} onSubmitted={() => setSubmitted(true)} />
			) : (
				<div className="max-w-form panel">{waiting ? <Skeleton lines={6} /> : <AccountFirst />}</div>
			)}
		</Page>
	)
}

/** Choosing the role that is open closes its form. */
function Roles({ member, onSubmitted }: Pick<JoinFormProps, 'member' | 'onSubmitted'>) {
	const [open, setOpen] = useState<JoinRole>()
	const [erased, setErased] = useState(0)
	const cache = useQueryClient()
	const Form = open && forms[open]
	return (
		<div className="grid max-w-[44rem] gap-s5">
			<fieldset className="flex flex-wrap gap-s3">
				<legend className="mb-s3 font-strong text-lead">How would you like to help?</legend>
				{roles.map((role) => (
					<Button
						key={role}
						look={open === role ? 'primary' : 'ghost'}
						aria-pressed={open === role}
						onClick={() => setOpen(open === role ? undefined : role)}
					>
						{roleNames[role]}
					</Button>
				))}
			</fieldset>
			{Form && open ? (
				<Suspense fallback={<Skeleton lines={8} />}>
					<p className="max-w-read text-soft">{joinWords[open]}</p>
					<Form
						key={`${open} ${erased}`}
						member={member}
						onErased={() => setErased((times) => times + 1)}
						onSubmitted={() => {
							// The dashboard has one more to show.
							void cache.invalidateQueries()
							onSubmitted()
						}}
					/>
				</Suspense>
			) : null}
		</div>
	)
}

const AccountFirst = () => (
	<section aria-labelledby="account">
		<h2 id="account" className="text-h3">
			You need an account to join
		</h2>
		<p className="mt-s3 max-w-read">
			With one, we know how to reach you, and you can see where your application is.
		</p>
		<div className="mt-s5 flex flex-wrap gap-s3">
			<LinkButton to={routes.login.path} state={{ goOn: routes.join.path }}>
				{routes.login.label}
			</LinkButton>
		</div>
	</section>
)

const ThankYou = () => (
	<Page key="submitted" title={routes.join.label} heading={joinSentences.submitted} intro={joinWords.thanks}>
		<LinkButton to={routes.dashboard.path}>Go to Dashboard</LinkButton>
		<Gathering className="mt-s6 w-full max-w-140" />
	</Page>
)

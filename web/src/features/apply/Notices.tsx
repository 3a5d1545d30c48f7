import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { type Answers, earlierAnswers } from '#web/components/apply/answers.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Success } from '#web/components/messages/Success.tsx'
import { useTabNews } from '#web/components/Page.tsx'
import { longDay } from '#web/lib/days.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { lastApplicationQuery } from './accountDraft.ts'
import type { AccountDraft } from './application.ts'
import { type Opened, reopen } from './draft.ts'

/** Tells a returning person that their draft was restored. `fromGuest`: they signed in since. */
export const FoundDraft = ({ fromGuest }: { fromGuest: boolean }) => (
	<Banner tone="plain" role="status" title={fromGuest ? t('What you typed is here') : t('Welcome back ~draft')}>
		<p>
			{fromGuest
				? t('We save it to your account. If it isn’t yours, erase it at the end of this page.')
				: t('We kept what you typed.')}
		</p>
	</Banner>
)

/** Sent more than a day ago without an answer: the server no longer knows whether it is the same application. */
export function DoubtfulDraft() {
	return (
		<Banner tone="waiting" role="status" title={t('You sent this, but we don’t know if it arrived')}>
			<p>{t('Check your email or dashboard first. If you find our confirmation, it arrived.')}</p>
		</Banner>
	)
}

/** The page that follows looks like any other, so it says that the press worked. */
export const ErasedHere = () => <Success title={t('What you typed is erased.')} />

/** Members see this on the first step, because they don't pass the page that says it to everyone else. */
export function BeforeYouBegin() {
	return (
		<section aria-labelledby="begin" className="rounded-card bg-sand p-s5">
			<h2 id="begin" className="text-h3">
				{t('About 15 minutes')}
			</h2>
			<p className="mt-s3 max-w-read">
				{t(
					'Have one bill ready; a photo is fine. Processing can take up to 21 days. You can stop anytime and finish later, on any device.',
				)}
			</p>
		</section>
	)
}

interface Props {
	asking: boolean
	/** Their person changed something since, so nothing leaves by itself. */
	changed: boolean
	onAsk: () => void
}

/**
 * The answer to a submission got lost. It takes the focus, because a person who closes the page now may not have applied.
 * Trying again is safe, so it is the only thing offered.
 */
export function UnknownOutcome({ asking, changed, onAsk }: Props) {
	const heading = useRef<HTMLHeadingElement>(null)
	useTabNews(t('Not sent yet'))
	useEffect(() => heading.current?.focus(), [])
	return (
		<section
			aria-labelledby="not-sent"
			className="grid justify-items-start gap-s3 rounded-card border-4 border-sun bg-amber-wash p-s5"
		>
			<h2 ref={heading} id="not-sent" tabIndex={-1} className="text-h3">
				{t('Not sent yet, as far as we know')}
			</h2>
			<p className="max-w-read">
				{changed
					? t(
							'You lost your connection while we were sending it. You’ve changed something since. Press Try again to send it as it is now. It can’t be sent twice.',
						)
					: t(
							'You lost your connection while we were sending it. Keep this page open. We’ll try again when you’re back online. It can’t be sent twice.',
						)}
			</p>
			<p className="max-w-read text-soft">{t('Everything you typed is still here.')}</p>
			<Button onClick={onAsk} busy={asking && t('Trying again')}>
				{t('Try again')}
			</Button>
		</section>
	)
}

interface ElsewhereProps {
	/** The draft that the account has. There is none after it was sent or erased. */
	kept: AccountDraft | undefined
	onKeepThis: () => void
	onUseThat: (that: Opened) => void
}

/** Two devices or two tabs went on with one draft, or a guest signed in who had one. Neither overwrites the other without a word. */
export function Elsewhere({ kept, onKeepThis, onUseThat }: ElsewhereProps) {
	const keepThis = (
		<Button look="ghost" size="small" onClick={onKeepThis}>
			{t('Keep the answers on this page')}
		</Button>
	)
	if (!kept)
		return (
			<Banner tone="waiting" role="alert" title={t('You sent or erased this on another device')}>
				<p>{t('If you sent it, it’s on your dashboard, and you’re done.')}</p>
				<div className="mt-s3 flex flex-wrap gap-s3">
					<LinkButton size="small" to={routes.dashboard.path}>
						{t('Go to Dashboard')}
					</LinkButton>
					{keepThis}
				</div>
			</Banner>
		)
	return (
		<Banner tone="waiting" role="alert" title={t('Your account has other answers')}>
			<p>
				{t(
					'You typed them before, on another device or in another tab. Choose which answers to keep. The others will be erased.',
				)}
			</p>
			<div className="mt-s3 flex flex-wrap gap-s3">
				<Button size="small" onClick={() => onUseThat(reopen(kept.draft, Date.now(), kept.version))}>
					{t('Use the answers in my account')}
				</Button>
				{keepThis}
			</div>
		</Banner>
	)
}

/** A member who applied before needn't type it all again. Where their last application can't be read, nothing is offered. */
export function OfferEarlierAnswers({ form }: { form: UseFormReturn<Answers> }) {
	const { user } = useSession()
	const { data: earlier } = useQuery({
		...lastApplicationQuery(user?._id),
		enabled: user !== undefined && user !== null && user.applicationTokens.length > 0,
	})
	const [used, setUsed] = useState(false)
	if (!earlier) return null
	const day = longDay(earlier.issuedOn, new Date())
	if (used)
		return (
			<Success title={t('We filled in your answers from {day}', { day })}>
				<p>{t('Please check each section, and change what’s different now.')}</p>
			</Success>
		)
	const use = () => {
		for (const [field, answer] of Object.entries(earlierAnswers(earlier, form.getValues())))
			form.setValue(field as FieldPath<Answers>, answer, { shouldDirty: true })
		setUsed(true)
	}
	return (
		<Banner tone="plain" title={t('You’ve applied before')}>
			<p>
				{t(
					'We can fill in what you told us about yourself and your household. Your request and your bill are new each time.',
				)}
			</p>
			<Button size="small" className="mt-s3" onClick={use}>
				{t('Use my answers from {day}', { day })}
			</Button>
		</Banner>
	)
}

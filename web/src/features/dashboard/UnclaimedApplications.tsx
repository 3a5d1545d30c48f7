import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { applicationsApi } from '#shared/applications/api.ts'
import { ClaimInput } from '#shared/applications/lookup.ts'
import type { Answer, Payload } from '#shared/endpoint.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { BirthdayField } from '#web/components/fields/DateField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { dayWithYear } from '#web/lib/days.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { assistanceNames } from './assistanceNames.ts'
import { applications, ownKey } from './useOwnApplications.ts'

const queryKey = ['unclaimed-applications']
const mostShown = 5

/** A guest can type anyone's email, so the member says whose these are. Most members never see this. */
export function UnclaimedApplications() {
	const cache = useQueryClient()
	const { refresh } = useSession()
	const { data, error, refetch, isFetching } = useQuery({
		queryKey,
		queryFn: () => applications.unclaimed({ limit: mostShown }),
	})
	const heading = useRef<HTMLHeadingElement>(null)
	// The button that was pressed is about to disappear, and the focus would be lost.
	const toHeading = () => heading.current?.focus()
	const settled = async () => {
		toHeading()
		await cache.invalidateQueries({ queryKey })
	}
	const claim = useAction({
		send: (input: Payload<typeof applicationsApi.claim>) => applications.claim(input),
		onDone: async () => {
			await settled()
			await cache.invalidateQueries({ queryKey: ownKey })
			await refresh()
		},
		message: ({ message }) => message,
	})
	const disown = useAction({
		send: (token: string) => applications.disown({ token }),
		onDone: settled,
		message: ({ message }) => message,
	})
	const unclaimed = data?.applications ?? []
	const message = claim.message ?? disown.message
	if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (unclaimed.length === 0 && !message) return null
	return (
		<section aria-labelledby="unclaimed" className="card p-s5 medium:p-s6">
			<h2 ref={heading} id="unclaimed" tabIndex={-1} className="text-h3">
				{unclaimed.length > 0 ? t('Is this yours?') : t('Thank you')}
			</h2>
			<div className="mt-s3 grid gap-s4">
				<ActionBanner message={message} problem={disown.problem} />
				{unclaimed.length > 0 ? (
					<p className="max-w-read">
						{t(
							'Someone applied without signing in and typed your email. If it was you, we’ll add it to your applications.',
						)}
					</p>
				) : null}
				<ul className="grid gap-s4">
					{unclaimed.map((one) => (
						<Unclaimed
							key={one.token}
							application={one}
							onClaim={async (claimed) => {
								disown.clear()
								await claim.run(claimed)
							}}
							isDisowning={disown.sending === one.token}
							onDisown={() => {
								claim.clear()
								disown.start(one.token)
							}}
							onBack={toHeading}
						/>
					))}
				</ul>
			</div>
		</section>
	)
}

interface Props {
	application: Answer<typeof applicationsApi.unclaimed>['applications'][number]
	onClaim: (claimed: { token: string; birthday: string }) => Promise<void>
	isDisowning: boolean
	onDisown: () => void
	onBack: () => void
}

function Unclaimed({ application, onClaim, isDisowning, onDisown, onBack }: Props) {
	const { token, type, issuedOn } = application
	const [isMine, setMine] = useState(false)
	return (
		<li className="grid gap-s3 border-line border-t pt-s4">
			<p id={token}>
				<b>{assistanceNames[type]}</b>
				<span className="block text-small text-soft tabular-nums">
					{t('Sent on {day}', { day: dayWithYear(issuedOn) })}
				</span>
			</p>
			{isMine ? (
				<ClaimForm
					token={token}
					onClaim={onClaim}
					onBack={() => {
						setMine(false)
						onBack()
					}}
				/>
			) : (
				<div className="flex flex-wrap gap-s3">
					<Button size="small" aria-describedby={token} onClick={() => setMine(true)}>
						{t('Yes, it’s mine')}
					</Button>
					<Button
						look="ghost"
						size="small"
						aria-describedby={token}
						busy={isDisowning && t('Telling us')}
						onClick={onDisown}
					>
						{t('This isn’t mine')}
					</Button>
				</div>
			)}
		</li>
	)
}

interface ClaimFormProps {
	token: string
	onClaim: (claimed: { token: string; birthday: string }) => Promise<void>
	onBack: () => void
}

/** Anyone can mistype an email, so the birthday keeps one person's application from another's eyes. */
function ClaimForm({ token, onClaim, onBack }: ClaimFormProps) {
	const { form, fields } = useSchemaForm(ClaimInput, { token, birthday: '' })
	// The button that was pressed is gone, and the focus with it.
	useEffect(() => form.setFocus('birthday'), [form])
	return (
		<Form form={form} label={t('Is this yours?')} onSend={onClaim}>
			<BirthdayField
				field={fields.birthday}
				label={t('Birthday on the application')}
				hint={t('We ask so that no one else can read it. Month, day, year: 04/23/1990')}
			/>
			<div className="flex flex-wrap gap-s3">
				<Submit size="small" busy={t('Adding it')}>
					{t('Add it to mine')}
				</Submit>
				<Button look="ghost" size="small" onClick={onBack}>
					{t('Back')}
				</Button>
			</div>
		</Form>
	)
}

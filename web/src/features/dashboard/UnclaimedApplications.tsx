import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Button } from '#web/components/Button.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { applications, ownKey } from './useOwnApplications.ts'

interface Answer {
	token: string
	isMine: boolean
}

const queryKey = ['unclaimed-applications']
const mostShown = 5

/** A guest can type anyone's email, so the member says whose these are. Most members never see this. */
export function UnclaimedApplications() {
	const cache = useQueryClient()
	const { refresh } = useSession()
	const { data } = useQuery({ queryKey, queryFn: () => applications.unclaimed({ limit: mostShown }) })
	const heading = useRef<HTMLHeadingElement>(null)
	const answer = useAction({
		send: ({ token, isMine }: Answer) =>
			isMine ? applications.claim({ token }) : applications.disown({ token }),
		onDone: async (_, { isMine }) => {
			// The buttons that were used are about to disappear.
			heading.current?.focus()
			await cache.invalidateQueries({ queryKey })
			if (!isMine) return
			await cache.invalidateQueries({ queryKey: ownKey })
			await refresh()
		},
		message: ({ message }) => message,
	})
	const unclaimed = data?.applications ?? []
	if (unclaimed.length === 0 && !answer.message) return null
	return (
		<section aria-labelledby="unclaimed" className="card p-s5 medium:p-s6">
			<h2 ref={heading} id="unclaimed" tabIndex={-1} className="text-h3">
				{unclaimed.length > 0 ? 'Is this yours?' : 'Thank you'}
			</h2>
			<div className="mt-s3 grid gap-s4">
				<ActionBanner message={answer.message} problem={answer.problem} />
				{unclaimed.length > 0 ? (
					<p className="max-w-read">
						Someone applied without logging in and typed your email. If it was you, we’ll add it to your
						applications.
					</p>
				) : null}
				<ul className="grid gap-s4">
					{unclaimed.map(({ token, type, issuedOn }) => (
						<li key={token} className="grid gap-s3 border-line border-t pt-s4">
							<p id={token}>
								<b>{type} assistance</b>
								<span className="block text-small text-soft tabular-nums">Sent on {issuedOn}</span>
							</p>
							<div className="flex flex-wrap gap-s3">
								<Button
									size="small"
									aria-describedby={token}
									busy={isSending(answer.sending, token, true) && 'Adding it'}
									onClick={() => answer.start({ token, isMine: true })}
								>
									Yes, it’s mine
								</Button>
								<Button
									look="ghost"
									size="small"
									aria-describedby={token}
									busy={isSending(answer.sending, token, false) && 'Telling us'}
									onClick={() => answer.start({ token, isMine: false })}
								>
									This isn’t mine
								</Button>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}

const isSending = (sending: Answer | undefined, token: string, isMine: boolean) =>
	sending?.token === token && sending.isMine === isMine

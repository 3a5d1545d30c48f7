import { useOwnSessions } from '#web/lib/useOwnSessions.ts'
import { ActionBanner } from './ActionBanner.tsx'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Loading.tsx'

/** For someone who lost a phone or used a library's computer. */
export default function OwnSessions() {
	const { sessions, error, isFetching, retry, end } = useOwnSessions()
	if (error) return <ErrorState message={error.message} onRetry={retry} retrying={isFetching} />
	if (!sessions) return <Skeleton lines={2} />
	return (
		<div className="grid justify-items-start gap-s4">
			<ul className="grid gap-s3">
				{sessions.map((session) => (
					<SessionRow key={`${session.begun} ${session.isThis}`} session={session} />
				))}
			</ul>
			<ActionBanner message={end.message} problem={end.problem} />
			{sessions.length > 1 ? (
				<Button look="ghost" size="small" busy={end.busy && 'Signing out'} onClick={() => end.start()}>
					Sign out everywhere else
				</Button>
			) : null}
		</div>
	)
}

type Session = NonNullable<ReturnType<typeof useOwnSessions>['sessions']>[number]

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const SessionRow = ({ session: { browser, begun, seen, isThis } }: { session: Session }) => (
	<li className="border-line border-l-4 pl-s4">
		<p className="font-strong">{browser}</p>
		<p className="text-small text-soft">Signed in {moments.format(new Date(begun))}.</p>
		<p className="text-small text-soft">
			{isThis ? 'This is where you are now.' : `Last used ${moments.format(new Date(seen))}.`}
		</p>
	</li>
)

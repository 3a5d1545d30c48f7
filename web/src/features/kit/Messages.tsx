import { useState } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Dialog } from '#web/components/Dialog.tsx'
import { EmptyState } from '#web/components/EmptyState.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Loading, Skeleton } from '#web/components/Loading.tsx'
import { Section } from '#web/components/Section.tsx'

export function Messages() {
	const [open, setOpen] = useState(false)
	return (
		<>
			<Section title="Banners">
				<Banner tone="good" title="Your Application Has Been Approved!">
					<p>We pay the bill in the next days.</p>
				</Banner>
				<Banner tone="waiting" title="Your Application is Pending!" />
				<Banner tone="bad" title="Your Application has Been Denied" />
				<Banner tone="plain" title="You're Already Logged in">
					<p>Your dashboard is the easier way to find your own application.</p>
				</Banner>
			</Section>
			<Section title="Loading, empty, failed">
				<Loading />
				<Skeleton lines={4} />
				<EmptyState title="Nothing here yet!">
					<Button>Apply for Assistance</Button>
				</EmptyState>
				<ErrorState
					message="We could not reach our server. Check your connection and try again."
					onRetry={() => undefined}
				/>
				<ErrorState message="The same, while it tries again." onRetry={() => undefined} retrying />
			</Section>
			<Section title="Dialog">
				<Button className="justify-self-start" onClick={() => setOpen(true)}>
					Open the dialog
				</Button>
				<Dialog
					title="Archive this event?"
					open={open}
					onClose={() => setOpen(false)}
					actions={
						<>
							<Button onClick={() => setOpen(false)}>Archive</Button>
							<Button look="ghost" onClick={() => setOpen(false)}>
								Go Back
							</Button>
						</>
					}
				>
					<p>No one can sign up for it any more. You can bring it back later.</p>
				</Dialog>
			</Section>
		</>
	)
}

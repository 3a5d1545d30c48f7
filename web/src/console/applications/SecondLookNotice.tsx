import { isPending } from '#shared/applications/missing.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { onlyDay } from '../when.ts'
import type { Application } from './applications.ts'

/** It is above every tab: what was decided, beside what the applicant says to that. */
export function SecondLookNotice({ application }: { application: Application }) {
	const { user } = useSession()
	const { secondLook, history, leftToColleague } = application
	if (!secondLook || !isPending(application)) return null
	const { on, words, files, deniedBy, deniedOn } = secondLook
	const denial = history.find(({ date }) => date === deniedOn)
	return (
		<Banner tone="waiting" title={`Asked for a second look on ${onlyDay(on)}`}>
			<div className="grid gap-s4 large:grid-cols-2">
				<Reading title={`Denied by ${denial?.name ?? 'a colleague'} on ${onlyDay(deniedOn)}`}>
					{denial?.message || 'No message was written.'}
				</Reading>
				<Reading title={`The applicant now, with ${files === 1 ? '1 document' : `${files || 'no'} documents`}`}>
					{words}
				</Reading>
			</div>
			{deniedBy === user?._id ? (
				<p className="mt-s3 font-strong">
					{leftToColleague
						? applicationSentences.deniedByYou
						: 'You denied this before, and nobody else has Application Access. So you can answer it yourself.'}
				</p>
			) : null}
		</Banner>
	)
}

const Reading = ({ title, children }: { title: string; children: string }) => (
	<section>
		<h3 className="font-plain font-text text-body text-soft tracking-normal">{title}</h3>
		<p className="mt-s1 whitespace-pre-line border-line border-l-4 pl-s4">{children}</p>
	</section>
)

import { askedFor } from '#shared/applications/missing.ts'
import { longDate } from '#shared/dates.ts'
import type { Application } from '#web/console/applications/applications.ts'
import { dollars } from '#web/lib/money.ts'
import { onlyDay } from '../../when.ts'

type FollowUp = Application['followUps'][number]

const titles: Record<FollowUp['what'], string> = {
	asked: 'Asked the applicant for more',
	'more time': 'Gave more time',
	settled: 'Said that nothing is missing now',
	reminded: 'Reminded the applicant',
	unreached: 'Not closed, because no email got through',
	closed: 'Closed on its own',
	'still working': 'Told the applicant that we need longer',
	sent: 'The applicant sent documents',
	reopened: 'The applicant sent documents, which opened it again',
	cannot: 'The applicant can’t get what’s missing',
	'bill waived': 'Went on without a bill',
	proposed: 'Proposed an approval, which needs a second employee',
	'proposed instead': 'Proposed another approval in place of it',
	'proposal replaced': 'Decided differently from the proposal',
	'proposal taken back': 'Took the proposal back',
	disowned: 'Someone else has this email address, and didn’t send this',
	'address erased': 'The owner of its email address had their account erased, so the address was taken out',
}

/** Lists the questions, the answers and the steps of the clock, newest first. */
export const FollowUps = ({ followUps }: { followUps: readonly FollowUp[] }) => (
	<ol className="grid gap-s4">
		{[...followUps].reverse().map((followUp) => (
			<li key={`${followUp.date} ${followUp.what}`} className="border-line border-l-4 pl-s4">
				<p className="font-strong">{titles[followUp.what]}</p>
				{askedFor({ things: followUp.things ?? [], words: followUp.words }).map((sentence) => (
					<p key={sentence} className="whitespace-pre-line">
						{sentence}
					</p>
				))}
				<p className="text-small text-soft">
					{[
						onlyDay(followUp.date),
						...(followUp.name ? [followUp.name] : []),
						...(followUp.amount ? [dollars(followUp.amount)] : []),
						...(followUp.lastDay ? [`last day ${longDate(followUp.lastDay)}`] : []),
					].join(', ')}
				</p>
			</li>
		))}
	</ol>
)

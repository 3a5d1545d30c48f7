import { Link } from 'react-router-dom'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import type { ApiError } from '#web/lib/api.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { type Checked, fields, sectionNames } from './answers.ts'
import { stepTitles } from './steps.ts'

interface Props {
	problems: Checked['problems']
	complete: boolean
	fileCount: number
	sending: boolean
	/** Why the last try did not go through. */
	refusal: ApiError | undefined
}

export function SendStep({ problems, complete, fileCount, sending, refusal }: Props) {
	return (
		<>
			<ul className="border-line border-t">
				{sectionNames.map((name) => {
					const done = problems[name].length === 0
					return (
						<li
							key={name}
							className="items-center justify-between gap-x-s4 border-line border-b py-s2 small:flex"
						>
							<Link to={{ search: `?step=${name}` }} className="flex min-h-11 items-center">
								{stepTitles[name]}
							</Link>
							<StatusTag tone={done ? 'good' : 'waiting'}>
								{done ? applicationSentences.sectionComplete : applicationSentences.sectionIncomplete}
							</StatusTag>
						</li>
					)
				})}
			</ul>
			{fileCount === 0 ? (
				<Banner tone="waiting" title="You didn’t attach a bill">
					<p>
						You can send your application without one. If we don’t have your bill after 15 days, we have to
						close it.
					</p>
				</Banner>
			) : null}
			<Checkbox
				field={fields.newsletterOptIn}
				label="Send me the newsletter too"
				hint="Stories, events and ways to help, a few times a year. Unsubscribe with one click."
			/>
			<div className="grid gap-s4 rounded-card bg-sand p-s5">
				<p role="status" className="font-title font-head text-h3">
					{complete ? applicationSentences.complete : applicationSentences.incomplete}
				</p>
				<p className="max-w-read">You’ll hear from us within 21 days, whatever we decide.</p>
				{refusal ? (
					<Banner tone="bad" role="alert" title={refusal.message}>
						{refusal.code === 'signed-out' ? (
							<>
								<p className="mb-s4">
									What you typed stays on this device, so you can pick up where you left off.
								</p>
								<AccountLinks />
							</>
						) : null}
					</Banner>
				) : null}
				<Button
					type="submit"
					className="justify-self-start"
					unready={!complete}
					busy={sending && 'Sending your application'}
				>
					{complete ? 'Submit Application' : applicationSentences.unableToSubmit}
				</Button>
			</div>
		</>
	)
}

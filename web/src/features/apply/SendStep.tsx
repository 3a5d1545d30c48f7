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
				<Banner tone="waiting" title="You attached no bill">
					<p>
						You can send your application without one. If we have no payment information after 15 days, it is
						automatically denied.
					</p>
				</Banner>
			) : null}
			<Checkbox
				field={fields.newsletterOptIn}
				label="Send me the newsletter too"
				hint="A letter now and then. You can leave with one click."
			/>
			<div className="grid gap-s4 rounded-card bg-sand p-s5">
				<p role="status" className="font-title font-head text-h3">
					{complete ? applicationSentences.complete : applicationSentences.incomplete}
				</p>
				<p className="max-w-read">Processing can take up to 21 days. We write to you either way.</p>
				{refusal ? (
					<Banner tone="bad" role="alert" title={refusal.message}>
						{refusal.code === 'signed-out' ? (
							<>
								<p className="mb-s4">
									What you typed stays on this device; you can go on with it afterwards.
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

import { Link } from 'react-router-dom'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { t } from '#shared/words/t.ts'
import type { Checked } from '#web/components/apply/answers.ts'
import { type StepName, stepNames, stepTitles } from './steps.ts'

interface Props {
	step: StepName
	problems: Checked['problems']
}

/** The list is folded under the number of the step on a narrow screen, so that the form begins higher. */
export function StepNav(props: Props) {
	const number = stepNames.indexOf(props.step) + 1
	return (
		<nav aria-label={t('Sections of the application')} className="no-print">
			<div className="sticky top-s5 hidden large:block">
				<Steps {...props} />
			</div>
			<details key={props.step} className="group large:hidden">
				<summary className="flex min-h-12 items-center justify-between gap-s3">
					<span className="text-soft">
						{props.step === 'send'
							? t('Last step')
							: t('Step {number} of {all}', { number, all: stepNames.length - 1 })}
					</span>
					<span className="text-river underline underline-offset-4 group-open:hidden">{t('All sections')}</span>
					<span className="hidden text-river underline underline-offset-4 group-open:inline">{t('Close')}</span>
				</summary>
				<div className="mb-s4 animate-open card p-s4">
					<Steps {...props} />
				</div>
			</details>
		</nav>
	)
}

function Steps({ step, problems }: Props) {
	return (
		<ol>
			{stepNames.map((name) => {
				const complete = name !== 'send' && problems[name].length === 0
				return (
					<li key={name}>
						<Link
							to={{ search: `?step=${name}` }}
							aria-current={name === step ? 'step' : undefined}
							className={`grid min-h-12 content-center border-l-4 py-s2 pl-s4 text-ink no-underline hover:bg-sand aria-[current=step]:border-l-sun aria-[current=step]:bg-white aria-[current=step]:font-strong ${complete ? 'border-l-pine' : 'border-l-line'}`}
						>
							{stepTitles[name]}
							{name === 'send' ? null : (
								<span className={`font-plain text-small ${complete ? 'text-pine' : 'text-soft'}`}>
									{complete ? applicationSentences.sectionComplete : applicationSentences.sectionIncomplete}
								</span>
							)}
						</Link>
					</li>
				)
			})}
		</ol>
	)
}

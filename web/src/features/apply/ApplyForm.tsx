import { useDeferredValue } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '#web/components/Button.tsx'
import { ProgressBridge } from '#web/components/bridge/ProgressBridge.tsx'
import { ErrorSummary } from '#web/components/ErrorSummary.tsx'
import { SavedNote } from '#web/components/SavedNote.tsx'
import { Section } from '#web/components/Section.tsx'
import { type Answers, check, sectionNames } from './answers.ts'
import { BeforeYouBegin } from './BeforeYouBegin.tsx'
import { chosen } from './draft.ts'
import { DoubtfulDraft, FoundDraft } from './Notices.tsx'
import { SendStep } from './SendStep.tsx'
import { StepNav } from './StepNav.tsx'
import { AttachmentsSection } from './sections/AttachmentsSection.tsx'
import { sectionFields } from './sections/sections.ts'
import { stepAfter, stepBefore, stepTitles } from './steps.ts'
import { today } from './today.ts'
import { UnknownOutcome } from './UnknownOutcome.tsx'
import { useApplication } from './useApplication.ts'
import { useGoingOn } from './useGoingOn.ts'
import { useSteps } from './useSteps.ts'
import type { OnSent } from './useSubmission.ts'

interface Props {
	/** A user's id, or guest: whose draft this is. */
	owner: string
	known: Partial<Answers>
	onErased: () => void
	onSent: OnSent
}

export function ApplyForm({ owner, known, onErased, onSent }: Props) {
	const application = useApplication({ owner, known, onErased, onSent })
	const { form, queue, uploads, opened, submission, saved, forget } = application
	const steps = useSteps(application.focusField)
	const { summary, formRef, goOn, goTo } = useGoingOn(owner, application, steps)
	const { step } = steps
	const { phase } = submission

	// Typing must appear at once. On a slow phone, the completed sections may update a moment later.
	const answers = useDeferredValue({ ...form.getValues(), ...useWatch({ control: form.control }) } as Answers)
	const { problems, payload } = check(answers, chosen(uploads), today())
	const parts = sectionNames.map((name) => ({ name, done: problems[name].length === 0 }))
	const sending = phase.name === 'sending'
	const before = stepBefore(step)
	const Fields = step === 'send' || step === 'attachments' ? undefined : sectionFields[step]

	return (
		<div className="grid items-start gap-x-s7 gap-y-s5 large:grid-cols-[16rem_minmax(0,1fr)]">
			<div className="grid gap-s5 large:contents">
				<div className="large:col-start-2 large:max-w-[44rem]">
					<ProgressBridge parts={parts} />
				</div>
				<div className="self-stretch large:row-span-2 large:row-start-1">
					<StepNav step={step} problems={problems} />
				</div>
			</div>
			<div ref={steps.top} className="grid scroll-mt-s5 gap-s5 large:col-start-2 large:max-w-[44rem]">
				{opened.doubtful ? <DoubtfulDraft /> : opened.found ? <FoundDraft /> : null}
				{phase.name === 'unknown' || (sending && phase.again) ? (
					<UnknownOutcome asking={sending} onAsk={() => application.dispatch({ type: 'asked again' })} />
				) : null}
				{step === 'general' ? <BeforeYouBegin /> : null}
				{summary ? (
					<ErrorSummary key={summary.attempt} title={summary.title} problems={summary.problems} onGo={goTo} />
				) : null}
				<FormProvider {...form}>
					<form
						ref={formRef}
						noValidate
						aria-label={stepTitles[step]}
						className="grid gap-s5"
						onSubmit={(event) => {
							event.preventDefault()
							void goOn()
						}}
					>
						<Section
							title={stepTitles[step]}
							headingRef={steps.heading}
							{...(step !== 'send' && { complete: problems[step].length === 0 })}
						>
							{Fields ? <Fields /> : null}
							{step === 'attachments' ? <AttachmentsSection queue={queue} uploads={uploads} /> : null}
							{step === 'send' ? (
								<SendStep
									problems={problems}
									complete={payload !== undefined}
									fileCount={uploads.length}
									sending={sending}
									refusal={phase.name === 'refused' && !summary ? phase.error : undefined}
								/>
							) : null}
						</Section>
						<div className="flex flex-col gap-s3 small:flex-row">
							{step === 'send' ? null : (
								<Button type="submit">Continue to {stepTitles[stepAfter(step)]}</Button>
							)}
							{before ? (
								<Button look="ghost" onClick={() => steps.go(before)}>
									Back
								</Button>
							) : null}
						</div>
					</form>
				</FormProvider>
				<SavedNote
					saved={saved ?? (opened.found || undefined)}
					onErase={() => {
						forget()
						onErased()
					}}
				/>
			</div>
		</div>
	)
}

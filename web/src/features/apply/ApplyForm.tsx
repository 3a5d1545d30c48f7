import { useDeferredValue, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { Button } from '#web/components/Button.tsx'
import { ProgressBridge } from '#web/components/bridge/ProgressBridge.tsx'
import { ErrorSummary } from '#web/components/ErrorSummary.tsx'
import { Section } from '#web/components/Section.tsx'
import { WaitsForFiles } from '#web/components/WaitsForFiles.tsx'
import { guest } from '#web/lib/drafts.ts'
import { type Answers, check, fieldNamesOf, type SectionName, sectionNames } from './answers.ts'
import { BeforeYouBegin } from './BeforeYouBegin.tsx'
import { chosen, type Opened } from './draft.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { MemberKeeper } from './memberKeeper.ts'
import { DoubtfulDraft, FoundDraft } from './Notices.tsx'
import { SavedDraft } from './SavedDraft.tsx'
import { SendBox } from './SendBox.tsx'
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
	opened: Opened
	/** Whether a press on the page before opened the form. */
	pressed: boolean
	onErased: () => void
	onSent: OnSent
	/** The draft of another device takes the place of this one. */
	onOpened: (owner: string, opened: Opened) => void
}

export function ApplyForm({ owner, opened, pressed, onErased, onSent, onOpened }: Props) {
	const application = useApplication({ owner, opened, onErased, onSent })
	const { form, queue, uploads, submission, keeper, saved, forget } = application
	const steps = useSteps(application.focusField, pressed)
	const { summary, formRef, goOn, goTo, submit, waits } = useGoingOn(owner, application, steps)
	const { step } = steps
	// Said once: on the next step it would be in the way.
	const [firstStep] = useState(step)
	const { phase } = submission

	// Typing must appear at once. On a slow phone, the completed sections may update a moment later.
	const answers = useDeferredValue({ ...form.getValues(), ...useWatch({ control: form.control }) } as Answers)
	const checked = check(answers, chosen(uploads), today())
	const { problems, payload } = checked
	const { errors } = form.formState
	const tried = (section: SectionName) => fieldNamesOf(section).some((field) => field in errors)
	const parts = sectionNames.map((name) => ({ name, done: problems[name].length === 0 }))
	const sending = phase.name === 'sending'
	// What was changed since goes along. With an answer missing, what was sent before is asked for.
	const askAgain = () => application.dispatch({ type: 'asked again' })
	const notSentYet =
		phase.name === 'unknown' || (sending && phase.again) ? (
			<UnknownOutcome asking={sending} onAsk={() => (payload ? void submit() : askAgain())} />
		) : null
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
				{opened.doubtful ? <DoubtfulDraft /> : null}
				{opened.found && !opened.doubtful && step === firstStep ? <FoundDraft /> : null}
				{saved === 'elsewhere' && keeper instanceof MemberKeeper ? (
					<Elsewhere keeper={keeper} onUseThat={(that) => onOpened(owner, that)} />
				) : null}
				{step === 'send' ? null : notSentYet}
				{step === 'general' && owner !== guest ? <BeforeYouBegin /> : null}
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
							{...(step !== 'send' && { complete: problems[step].length === 0, tried: tried(step) })}
						>
							{Fields ? <Fields /> : null}
							{step === 'attachments' ? <AttachmentsSection queue={queue} uploads={uploads} /> : null}
							{step === 'send' ? (
								<SendStep check={{ answers, checked, tried, queue, uploads }}>
									{notSentYet ?? (
										<SendBox
											complete={payload !== undefined}
											sending={sending || waits}
											refusal={phase.name === 'refused' && !summary ? phase.error : undefined}
										/>
									)}
								</SendStep>
							) : null}
							{waits ? <WaitsForFiles uploads={uploads} /> : null}
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
				<SavedDraft
					saved={saved}
					keeper={keeper}
					onErase={() => {
						forget()
						onErased()
					}}
				/>
			</div>
		</div>
	)
}

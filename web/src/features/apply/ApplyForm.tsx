import { type ReactNode, useDeferredValue, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { AttachmentsSection } from '#web/components/apply/AttachmentsSection.tsx'
import {
	type Answers,
	check,
	chosen,
	fieldNamesOf,
	type SectionName,
	sectionNames,
	today,
} from '#web/components/apply/answers.ts'
import { sectionFields } from '#web/components/apply/sections.tsx'
import { Button } from '#web/components/Button.tsx'
import { ProgressBridge } from '#web/components/bridge/ProgressBridge.tsx'
import { WaitsForFiles } from '#web/components/files/WaitsForFiles.tsx'
import { ErrorSummary } from '#web/components/forms/ErrorSummary.tsx'
import { SavedNote } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { useTabPart } from '#web/components/Page.tsx'
import { guest } from '#web/lib/drafts/drafts.ts'
import { useGuestIdle } from '#web/lib/drafts/useGuestIdle.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { type Application, isPromised, isUnchanged } from './application.ts'
import { idleMsOf, type Opened } from './draft.ts'
import { farShore } from './farShore.ts'
import {
	BeforeYouBegin,
	DoubtfulDraft,
	Elsewhere,
	FoundDraft,
	OfferEarlierAnswers,
	UnknownOutcome,
} from './Notices.tsx'
import { SendBox, SendStep } from './SendStep.tsx'
import { StepNav } from './StepNav.tsx'
import { type StepName, stepAfter, stepBefore, stepTitles } from './steps.ts'
import { type OnSent, useApplication } from './useApplication.ts'

export interface Begun {
	/** The id of the user whose draft it is, or guest. */
	owner: string
	opened: Opened
	/** True if a press on the page before opened the form, so that its heading takes the focus. */
	pressed: boolean
}

/** Erased by a press here, or because a guest left it alone, so that someone else may be sitting there. */
export type ErasedBy = 'press' | 'idle'

interface Props extends Begun {
	/** What became of the answers before these, if they were erased. */
	notice: ReactNode
	/** Where nothing is said, it was sent or erased in another tab. */
	onErased: (by?: ErasedBy) => void
	onSent: OnSent
	/** Another draft takes the place of this one. */
	onOpened: (owner: string, opened: Opened) => void
}

export function ApplyForm({ owner, opened, pressed, notice, onErased, onSent, onOpened }: Props) {
	const application = useApplication({
		owner,
		opened,
		pressed,
		onErased,
		onSent,
		onAnew: (anew) => onOpened(owner, anew),
	})
	const { form, queue, uploads, live, state, step, summary } = application
	const { sending, saving } = state
	const refusal = sending.name === 'writing' ? sending.refusal : undefined
	useTabPart(stepTitles[step])
	// The notices above the form are for its first step: on the next one they would be in the way.
	const [firstStep] = useState(step)

	// Typing must appear at once. On a slow phone, the completed sections may update a moment later.
	const answers = useDeferredValue({ ...form.getValues(), ...useWatch({ control: form.control }) } as Answers)
	useGuestIdle(owner === guest && !isPromised(state), () => onErased('idle'), idleMsOf(answers))
	const checked = check(answers, chosen(uploads), today())
	const { problems, payload } = checked
	const { errors } = form.formState
	const tried = (section: SectionName) => fieldNamesOf(section).some((field) => field in errors)
	const parts = sectionNames.map((name) => ({ name, done: problems[name].length === 0 }))
	const isBusy = sending.name === 'waiting for files' || sending.name === 'on its way'
	const notSentYet = state.isLost ? (
		<UnknownOutcome
			asking={isBusy}
			changed={!isUnchanged(state.unanswered, payload)}
			onAsk={() => void application.submit()}
		/>
	) : null
	const withoutBill = step === 'attachments' && chosen(uploads).count === 0
	const Fields = step === 'send' || step === 'attachments' ? undefined : sectionFields[step]

	return (
		<div className="grid items-start gap-x-s7 gap-y-s3 large:gap-y-s5 large:grid-cols-[16rem_minmax(0,1fr)]">
			<div className="grid large:contents">
				<div className="self-stretch large:row-span-2">
					<StepNav step={step} problems={problems} />
				</div>
				<div className="large:col-start-2 large:max-w-[44rem]">
					<ProgressBridge parts={parts} farShore={farShore[step]} />
				</div>
			</div>
			<div ref={application.top} className="grid scroll-mt-s5 gap-s5 large:col-start-2 large:max-w-[44rem]">
				{step === firstStep ? notice : null}
				{opened.doubtful ? <DoubtfulDraft /> : null}
				{opened.origin !== 'new' && !opened.doubtful && saving.name !== 'elsewhere' && step === firstStep ? (
					<FoundDraft fromGuest={opened.origin === 'guest'} />
				) : null}
				{saving.name === 'elsewhere' ? (
					<Elsewhere
						kept={saving.kept}
						onKeepThis={() => void live.keepTabDraft()}
						onUseThat={(that) => {
							live.discardTabDraft()
							onOpened(owner, that)
						}}
					/>
				) : null}
				{step === 'send' ? null : notSentYet}
				{step === 'general' && owner !== guest ? <BeforeYouBegin /> : null}
				{step === 'general' && owner !== guest && opened.origin === 'new' && answers.filledBy !== 'helper' ? (
					<OfferEarlierAnswers form={form} />
				) : null}
				{summary ? (
					<ErrorSummary
						key={summary.attempt}
						title={summary.title}
						problems={summary.problems}
						onGo={application.goTo}
					/>
				) : null}
				<FormProvider {...form}>
					<form
						ref={application.formRef}
						noValidate
						aria-label={stepTitles[step]}
						className="grid gap-s5"
						onSubmit={(event) => {
							event.preventDefault()
							void application.goOn()
						}}
					>
						<Section
							title={stepTitles[step]}
							headingRef={application.heading}
							isPart
							{...(withoutBill && { pending: t('No bill yet') })}
							{...(step !== 'send' && { complete: problems[step].length === 0, tried: tried(step) })}
						>
							{Fields ? <Fields /> : null}
							{step === 'attachments' ? <AttachmentsSection queue={queue} uploads={uploads} /> : null}
							{step === 'send' ? (
								<SendStep check={{ answers, checked, tried, queue, uploads }}>
									{notSentYet ?? (
										<SendBox
											complete={payload !== undefined}
											sending={isBusy}
											inAccount={state.inAccount}
											refusal={summary ? undefined : refusal?.error}
										/>
									)}
								</SendStep>
							) : null}
							{sending.name === 'waiting for files' ? <WaitsForFiles uploads={uploads} /> : null}
						</Section>
						<StepButtons step={step} withoutBill={withoutBill} onBack={application.go} />
					</form>
				</FormProvider>
				<SavedDraft
					application={state}
					explains={step === 'general'}
					onErase={async () => {
						await live.erase()
						onErased('press')
					}}
				/>
			</div>
		</div>
	)
}

interface SavedDraftProps {
	application: Application
	/** Guests read once, before they have typed much, what becomes of their answers: it may decide how they go on. */
	explains: boolean
	onErase: () => Promise<void>
}

/** Undefined while it isn't known yet what comes of a change. */
function outcomeOf({ saving, isEmpty }: Application) {
	if (saving.name === 'changed') return saving.problem
	if (saving.name === 'elsewhere') return t('Not saved. Please choose above which answers to keep.')
	return isEmpty || saving.name === 'over' ? '' : t('Saved to your account. You can finish on another device.')
}

function SavedDraft({ application, explains, onErase }: SavedDraftProps) {
	const { saving, isEmpty, inAccount, unanswered } = application
	const outcome = outcomeOf(application)
	const erasing = { mayBeThere: unanswered.length > 0, onErase }
	const [last, setLast] = useState('')
	if (outcome !== undefined && outcome !== last) setLast(outcome)
	if (inAccount) return <SavedNote saved={outcome ?? last} saving={outcome === undefined} {...erasing} />
	const inTab = isEmpty ? '' : t('Your answers stay in this tab.')
	return (
		<SavedNote saved={saving.name === 'changed' ? false : inTab} {...erasing} short={!explains}>
			<OnlyInTab explains={explains} />
		</SavedNote>
	)
}

function OnlyInTab({ explains }: Pick<SavedDraftProps, 'explains'>) {
	const { user } = useSession()
	const { pathname, search } = useLocation()
	if (!explains)
		return user ? null : (
			<Link
				to={`${routes.login.path}#signup`}
				state={{ goOn: pathname + search }}
				className="inline-flex min-h-11 items-center text-[1rem]"
			>
				{t('Save them: create an account')}
			</Link>
		)
	return (
		<div className="grid max-w-read basis-full gap-s3 text-soft">
			<p>
				{t(
					'If this tab or your browser closes, your answers are gone. A phone that’s low on memory may close it by itself. They’re also erased if nobody uses this page for 30 minutes, or for 2 hours where something is being cut off. We ask 5 minutes before.',
				)}
			</p>
			{user ? null : (
				<>
					<p>
						{t('Want to finish later, or on another device? With an account you can, and your answers come along.')}
					</p>
					<AccountLinks quiet />
				</>
			)}
		</div>
	)
}

interface StepButtonsProps {
	step: StepName
	/** Going on is no longer what to do next. */
	withoutBill: boolean
	onBack: (step: StepName) => void
}

function StepButtons({ step, withoutBill, onBack }: StepButtonsProps) {
	const before = stepBefore(step)
	return (
		<div className="flex flex-col gap-s3 small:flex-row">
			{step === 'send' ? null : (
				<Button type="submit" look={withoutBill ? 'ghost' : 'primary'}>
					{t('Continue to {section}', { section: stepTitles[stepAfter(step)] })}
				</Button>
			)}
			{before ? (
				<Button look="ghost" onClick={() => onBack(before)}>
					{t('Back')}
				</Button>
			) : null}
		</div>
	)
}

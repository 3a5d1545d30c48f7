import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { lastPayee } from '#shared/applications/related.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { Button } from '#web/components/Button.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { StepHeading } from '../../ConsoleHeading.tsx'
import { type DraftOwner, withOwnDraft } from '../../OwnDraft.tsx'
import { applicationPath } from '../../paths.ts'
import { showingFresh } from '../../useChange.ts'
import { AtAGlance } from '../AtAGlance.tsx'
import { type Application, staff } from '../applications.ts'
import { AskForMissing } from '../asking/AskForMissing.tsx'
import { DecisionHistory } from '../DecisionFacts.tsx'
import { BillPane, Reason } from '../documents/BillPane.tsx'
import { EarlierHelp } from '../EarlierHelp.tsx'
import { HeldMail } from '../HeldMail.tsx'
import { isSentAfter, newest, newsSince } from '../news.ts'
import { ReviewColumn } from '../ReviewColumn.tsx'
import { relatedQuery } from '../related.ts'
import { asAnswered, useApplicationCache } from '../useApplicationCache.ts'
import { Choosing } from './Choosing.tsx'
import { useNextAfter } from './nextAfter.ts'
import { Decided, Outcome } from './Outcome.tsx'
import { ResponseForm } from './ResponseForm.tsx'
import { asResponse, type Checked, type Preview, useChosenInForm, useResponseForm } from './responseForm.ts'
import { VerifyResponse } from './VerifyResponse.tsx'
import { NewerDecision, WaitingProposal } from './WaitingProposal.tsx'

interface VerifyStep {
	name: 'verify'
	response: Checked
	preview: Preview | undefined
}

type Step =
	| { name: 'write'; takenBack?: string }
	| { name: 'ask' }
	| VerifyStep
	| { name: 'decided' }
	| { name: 'proposed'; message: string }
	| { name: 'asked'; message: string }

/** Nothing is left to type, so there is room for what the decision was about. */
const isAnswered = ({ name }: Step) => name === 'decided' || name === 'proposed' || name === 'asked'

const chosenIn = { approve: 'Approved', deny: 'Denied' } as const

type Props = { application: Application } & DraftOwner

export const Respond = withOwnDraft(Responding)

/**
 * Where an employee is on the way to a decision. Before anything is sent, they read what is new: a colleague's decision or
 * proposal, or something from the applicant. Any other change, such as a later last day, doesn't hold up the decision.
 */
function useResponding({ application, owner, onErased }: Props) {
	const { token, version, proposal } = application
	const [seen, setSeen] = useState(newest(application))
	const [step, setStep] = useState<Step>({ name: 'write' })
	const { replace, refresh } = useApplicationCache(token)
	const decide = useSearchParams()[0].get('decide')
	const chosen = decide === 'approve' || decide === 'deny' ? chosenIn[decide] : undefined
	const { data: related = [] } = useQuery(relatedQuery(token))
	const payeeBefore = lastPayee(related, application.type)
	const responseForm = useResponseForm(application, chosen, { owner, onErased, payeeBefore })
	const news = newsSince(seen, application)
	const submit = useAction({
		send: ({ response, key }: { response: Checked; key: string }) => staff.respond({ ...response, version, key }),
		onDone: ({ application: answered, message }) => {
			const after = asAnswered(application, answered)
			const isNew = answered.decision && answered.decision.date !== application.decision?.date
			const latest = isNew && answered.decision ? [answered.decision] : []
			setSeen(newest(after))
			responseForm.keepNothing()
			replace({ ...after, history: [...application.history, ...latest] })
			// The answer leaves out the history, which says who proposed what, and that a held email was never sent.
			if (application.held ?? proposal ?? answered.proposal) void refresh()
			setStep(answered.proposal ? { name: 'proposed', message } : { name: 'decided' })
		},
		onProblem: showingFresh(applicationsStaffApi.respond, (fresh) => replace(fresh.application)),
	})
	// What is new is read before anything else, with the form below it.
	const shown: Step = news && step.name !== 'write' ? { name: 'write' } : step
	const write = (takenBack?: string) => setStep({ name: 'write', ...(takenBack && { takenBack }) })
	return {
		application,
		responseForm,
		chosen,
		news,
		step: shown,
		submit: (response: Checked) => (key: string) => submit.run({ response, key }),
		write,
		verify: async (response: Checked) => {
			const preview = response.emailApplicant ? await staff.previewResponse({ ...response, version }) : undefined
			setStep({ name: 'verify', response, preview })
		},
		ask: () => setStep({ name: 'ask' }),
		asked: (message: string) => setStep({ name: 'asked', message }),
		readNews: () => {
			setSeen(newest(application))
			write()
		},
		takenBack: (message: string) => (former: Application) => {
			setSeen(newest(former))
			write(message)
		},
	}
}

type State = ReturnType<typeof useResponding>

/** The tab says it already. */
const respond = 'Respond to Application'

function Responding(props: Props) {
	const { application } = props
	const state = useResponding(props)
	const { responseForm, chosen, step, news, write } = state
	const { token, status, proposal, amount } = application
	const id = useId()
	const toWrite = status === 'Pending' ? respond : 'Change Decision'
	const isWriting = step.name === 'write'
	const isUnanswered = status === 'Pending' && !proposal && amount > 0 && !news
	const form = useChosenInForm(responseForm, chosen, { isWriting, onChosen: () => write() })
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 full:grid-cols-[minmax(0,1fr)_27rem]">
			<div ref={form} className="grid grid-cols-[minmax(0,1fr)] scroll-mt-s4 gap-s5 full:col-start-2">
				{isWriting && isUnanswered && !responseForm.status ? (
					<>
						{step.takenBack ? <ActionBanner message={step.takenBack} /> : null}
						<Choosing
							title={toWrite}
							responseForm={responseForm}
							application={application}
							onChecked={state.verify}
							onAsk={state.ask}
						/>
					</>
				) : (
					<section aria-labelledby={id} className="card grid grid-cols-[minmax(0,1fr)] gap-s4 p-s4">
						<h2 id={id} className={toWrite === respond && step.name !== 'decided' ? 'sr-only' : 'text-h3'}>
							{step.name === 'decided' ? 'Decided' : toWrite}
						</h2>
						<Reason application={application} />
						{isAnswered(step) ? <AtAGlance application={application} isBesideBill /> : null}
						<SentAfterDecision application={application} />
						<Panel state={state} />
					</section>
				)}
			</div>
			<section
				aria-label="Bill"
				className="card p-s3 full:sticky full:top-s4 full:col-start-1 full:row-span-2 full:row-start-1"
			>
				<BillPane application={application} height="h-[60dvh] full:h-[max(16rem,calc(100dvh-21.25rem))]" />
			</section>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-s5 full:col-start-2">
				<ReviewColumn sections={[{ title: 'Help in the last 12 months', content: <EarlierHelp token={token} /> }]} />
				<DecisionHistory application={application} />
			</div>
		</div>
	)
}

/** What each step shows. */
function Panel({ state }: { state: State }) {
	const { application, responseForm, step, write, asked, takenBack } = state
	const { token } = application
	switch (step.name) {
		case 'write':
			return <Writing state={state} takenBack={step.takenBack} />
		case 'verify':
			return <Verifying state={state} response={step.response} preview={step.preview} />
		case 'ask':
			return (
				<>
					<StepHeading>Ask for more</StepHeading>
					<AskForMissing application={application} onAsked={asked} />
					<GoBack onPress={() => write()} />
				</>
			)
		case 'decided':
			return (
				<Decided
					application={application}
					onTakenBack={takenBack(sentences.takenBack)}
					onChange={() => {
						responseForm.beginAnew()
						write()
					}}
				/>
			)
		case 'proposed':
			return (
				<Outcome token={token}>
					<Banner tone="waiting" role="status" title={step.message} />
				</Outcome>
			)
		case 'asked':
			return (
				<Outcome
					token={token}
					actions={
						<Button look="quiet" onClick={() => write()}>
							Decide without it
						</Button>
					}
				>
					<Banner tone="good" role="status" title={step.message} />
				</Outcome>
			)
	}
}

function Writing({ state, takenBack: message }: { state: State; takenBack: string | undefined }) {
	const { application, responseForm, news, verify, ask, readNews, takenBack } = state
	const { token, status, proposal } = application
	return (
		<>
			{message ? <ActionBanner message={message} /> : null}
			{news ? <NewerDecision application={application} news={news} onSeen={readNews} /> : null}
			<HeldMail application={application} onTakenBack={takenBack(sentences.takenBack)} />
			{proposal && !news ? (
				<WaitingProposal
					application={application}
					proposal={proposal}
					onSecond={() => verify(asResponse(token, proposal))}
					onTakenBack={takenBack(sentences.proposalTakenBack)}
				/>
			) : null}
			<ResponseForm
				responseForm={responseForm}
				application={application}
				held={news !== undefined}
				onChecked={verify}
			/>
			{status === 'Pending' ? (
				<div className="flex flex-wrap gap-s3 border-line border-t pt-s4">
					<Button look="ghost" size="small" onClick={ask}>
						Ask for more
					</Button>
					{responseForm.status && !proposal && !news ? <GoBack onPress={responseForm.choose} /> : null}
				</div>
			) : null}
		</>
	)
}

function Verifying({ state, response, preview }: { state: State } & Pick<VerifyStep, 'response' | 'preview'>) {
	const { application, submit, write } = state
	const { token } = application
	const next = useNextAfter(token)
	const navigate = useNavigate()
	const open = (to: string) => void navigate(applicationPath(to, 'respond'), { state: { justDecided: token } })
	return (
		<VerifyResponse
			application={application}
			response={response}
			preview={preview}
			onBack={() => write()}
			next={next ? { name: `${next.firstName} ${next.lastName}`, open: () => open(next.token) } : undefined}
			onSubmit={submit(response)}
		/>
	)
}

const GoBack = ({ onPress }: { onPress: () => void }) => (
	<Button
		look="quiet"
		size="small"
		className="justify-self-start"
		onClick={() => {
			onPress()
			// The button is gone, and the four answers are below the name.
			document.querySelector('h1')?.focus()
		}}
	>
		Go Back
	</Button>
)

/** Until its email leaves, the applicant doesn't know of the decision, and may send what nobody would read then. */
const SentAfterDecision = ({ application }: { application: Application }) =>
	isSentAfter(application) ? (
		<Banner tone="bad" role="alert" title="They sent something after this was decided.">
			Please read it. If it matters, take the decision back or change it.
		</Banner>
	) : null

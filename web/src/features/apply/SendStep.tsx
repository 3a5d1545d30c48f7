import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { helperRelations } from '#shared/applications/applicant-helper.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { states } from '#shared/states.ts'
import { typedDollars } from '#shared/typed.ts'
import { t } from '#shared/words/t.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { type Answers, type Checked, fields, type SectionName, sectionNames } from '#web/components/apply/answers.ts'
import { Breakable } from '#web/components/Breakable.tsx'
import { Button } from '#web/components/Button.tsx'
import { type Fact, Facts } from '#web/components/Facts.tsx'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { inWords } from '#web/components/fields/choices.ts'
import { dateInWords } from '#web/components/fields/DateField.tsx'
import {
	assistanceMethodWords,
	assistanceTypeWords,
	disorderRelationshipWords,
	disorderSeverityWords,
	disorderTypeWords,
	familyRelationWords,
	genderWords,
	relationshipStatusWords,
} from '#web/components/fields/optionWords.ts'
import { Thumbnail } from '#web/components/files/Thumbnail.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import type { ApiError } from '#web/lib/api.ts'
import { useClosesWithoutBill } from '#web/lib/applicationSettings.ts'
import { dollars } from '#web/lib/money.ts'
import { plural } from '#web/lib/plural.ts'
import { rich } from '#web/lib/rich.tsx'
import type { Upload, UploadQueue } from '#web/lib/uploads/queue.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { stepTitles } from './steps.ts'

interface Props {
	check: ComponentProps<typeof CheckAnswers>
	/** The box that sends, or that says what became of the sending. */
	children: ReactNode
}

export function SendStep({ check, children }: Props) {
	const closesWithoutBill = useClosesWithoutBill()
	const refused = check.uploads.filter(({ state }) => state === 'refused')
	return (
		<>
			<CheckAnswers {...check} />
			{refused.length > 0 ? (
				<Banner tone="waiting" title={plural(refused.length, 'Not added: {n} file', 'Not added: {n} files')}>
					<p>
						{rich(
							'Your application will be sent without {files}. You can choose each one again under {attachments}, or send it as it is.',
							{
								files: refused.map(({ name }) => name).join(', '),
								attachments: <Link to={{ search: '?step=attachments' }}>{stepTitles.attachments}</Link>,
							},
						)}
					</p>
				</Banner>
			) : null}
			{refused.length === check.uploads.length ? (
				<Banner tone="waiting" title={t('You didn’t attach a bill')}>
					<p>
						{closesWithoutBill
							? t(
									'You can send your application without one. If we don’t have your bill after 15 days, we have to close it.',
								)
							: t('You can send your application without one, and add the bill later. We need it before we can pay.')}
					</p>
				</Banner>
			) : null}
			<Checkbox
				field={fields.newsletterOptIn}
				label={t('Send me the newsletter too')}
				hint={t('Stories, events and ways to help, a few times a year. Unsubscribe with one click.')}
			/>
			{children}
		</>
	)
}

interface CheckAnswersProps {
	answers: Answers
	checked: Pick<Checked, 'problems' | 'minor'>
	/** Sections that someone tried to go on from. */
	tried: (section: SectionName) => boolean
	queue: UploadQueue
	uploads: readonly Upload[]
}

/** Everything that will be sent, with a way to change it. Where our answer goes comes first. */
function CheckAnswers({ answers, checked: { problems, minor }, tried, queue, uploads }: CheckAnswersProps) {
	return (
		<div className="grid gap-s5">
			<Contact email={addressesOf(answers)} phone={answers.phone} />
			<ul className="border-line border-t">
				{sectionNames.map((name) => {
					const facts = name === 'attachments' ? undefined : answeredIn[name](answers, minor)
					const incomplete = problems[name].length > 0
					return (
						<li key={name} className="relative border-line border-b">
							<Link
								to={{ search: `?step=${name}` }}
								aria-label={t('Change {section}', { section: stepTitles[name] })}
								className="absolute top-1 right-0 inline-flex min-h-11 items-center"
							>
								{t('Change')}
							</Link>
							{/* What is closed shows its answers in a line. A point stays behind the answer before it. */}
							<details open={incomplete || !facts} className="group">
								<summary className="py-s3 marker:text-river marker:text-small">
									<h2 className="mr-16 ml-s1 inline text-[1.125rem]">{stepTitles[name]}</h2>
									<span className="wrap-anywhere mt-s1 line-clamp-2 text-soft leading-snug group-open:hidden">
										{facts?.flatMap(([, answer]) => answer || []).join('\u00a0· ')}
									</span>
									{incomplete ? (
										<span className="mt-s1 block">
											<StatusTag tone={tried(name) ? 'waiting' : 'plain'}>
												{applicationSentences.sectionIncomplete}
											</StatusTag>
										</span>
									) : null}
								</summary>
								<div className="pt-s1 pb-s4">
									{facts ? <Facts facts={facts} layout="rows" /> : <Files queue={queue} uploads={uploads} />}
								</div>
							</details>
						</li>
					)
				})}
			</ul>
		</div>
	)
}

/** Whom our answer goes to: who helps may be one of them. */
function addressesOf({ email, filledBy, helper }: Answers) {
	if (filledBy !== 'helper' || helper.writeTo === 'applicant') return email
	return (helper.writeTo === 'helper' ? [helper.email] : [email, helper.email]).filter(Boolean).join(', ')
}

function Contact({ email, phone }: Pick<Answers, 'email' | 'phone'>) {
	if (!email && !phone) return null
	return (
		<section aria-label={t('How we reach you')} className="rounded-card bg-river-wash p-s4 medium:p-s5">
			<p>{t('We’ll send our answer to')}</p>
			<p className="font-strong text-lead">
				<Breakable text={email || t('N/A')} />
			</p>
			<p className="mt-s2">{t('If we have a question, we’ll call')}</p>
			<p className="font-strong text-lead tabular-nums">{phone || t('N/A')}</p>
			<p className="mt-s2">
				{t('Is that right?')}{' '}
				<Link to={{ search: '?step=general' }} className="inline-flex min-h-11 items-center">
					{t('Change email or phone')}
				</Link>
			</p>
		</section>
	)
}

/** Files that were refused are told of once, below. */
function Files({ queue, uploads }: Pick<CheckAnswersProps, 'queue' | 'uploads'>) {
	const taken = uploads.filter(({ state }) => state !== 'refused')
	if (taken.length === 0) return <p className="text-soft">{t('No files')}</p>
	return (
		<ul className="grid gap-s3 small:grid-cols-2">
			{taken.map(({ key, name }) => (
				<li key={key} className="flex min-w-0 items-center gap-s3">
					<Thumbnail file={queue.contentOf(key)} name={name} />
					<span className="wrap-anywhere min-w-0">{name}</span>
				</li>
			))}
		</ul>
	)
}

interface SendBoxProps {
	complete: boolean
	sending: boolean
	inAccount: boolean
	/** The last try didn't go through because of this. */
	refusal: ApiError | undefined
}

/** The last box of the form. It never looks like success before the server has said so. */
export function SendBox({ complete, sending, inAccount, refusal }: SendBoxProps) {
	return (
		<div className="grid gap-s4 rounded-card bg-sand p-s5">
			<p role="status" className="font-title font-head text-lead">
				{complete ? applicationSentences.complete : applicationSentences.incomplete}
			</p>
			{complete ? (
				<p className="max-w-read">
					{rich(
						'{notYet} Press Submit Application to send it. You’ll hear from us within 21 days, whatever we decide.',
						{ notYet: <b>{t('Not sent yet.')}</b> },
					)}
				</p>
			) : null}
			{refusal ? (
				<Banner tone="bad" role="alert" title={refusal.message}>
					{refusal.code === 'signed-out' ? (
						<>
							<p className="mb-s4">{t('You’ll come back to this step, with everything you typed.')}</p>
							<AccountLinks hasAccount={inAccount} />
						</>
					) : null}
				</Banner>
			) : null}
			<Button
				type="submit"
				className="justify-self-start"
				unready={!complete}
				busy={sending && t('Sending your application')}
			>
				{complete ? t('Submit Application') : applicationSentences.unableToSubmit}
			</Button>
		</div>
	)
}

const yesOrNo = (answer: string) => ({ yes: t('Yes'), no: t('No') })[answer]

/** A sum that isn't one yet is shown as it was typed. */
const sum = (typed: string) => {
	const amount = typedDollars(typed)
	return amount === undefined ? typed : dollars(amount)
}

const perMonth = (typed: string) => typed && t('{sum} per month', { sum: sum(typed) })

const stateName = (code: string) => Object.entries(states).find(([one]) => one === code)?.[1] ?? code

const onlyIf = (answer: string, facts: Fact[]) => (answer === 'yes' ? facts : [])

/** The answers of each section, in the order of the form. The email and the phone have a place of their own. */
const answeredIn: Record<Exclude<SectionName, 'attachments'>, (answers: Answers, minor: boolean) => Fact[]> = {
	general: (answers) => [
		...(answers.filledBy === 'helper'
			? [[t('Filled in by'), `${answers.helper.name}, ${inWords(helperRelations, answers.helper.relation)}`] as const]
			: []),
		[t('First name'), answers.firstName],
		[t('Last name'), answers.lastName],
		[t('Birthday'), dateInWords(answers.birthday)],
		[t('Income'), perMonth(answers.income)],
		[t('Gender'), inWords(genderWords, answers.gender)],
		[t('Relationship status'), inWords(relationshipStatusWords, answers.relationshipStatus)],
	],
	family: ({ livesAlone, familyData }, minor) => [
		...(minor ? [] : [[t('Lives with anyone'), { no: t('Yes'), yes: t('No') }[livesAlone]] as const]),
		...(minor || livesAlone === 'no' ? familyData : []).map(
			({ name, relation, birthday }, at): Fact => [
				t('Person {number}', { number: at + 1 }),
				[name, inWords(familyRelationWords, relation), dateInWords(birthday)].filter(Boolean).join(', '),
			],
		),
	],
	address: (answers) => [
		[t('Street address'), answers.streetAddress],
		...(answers.streetAddress2 ? [[t('Street address 2'), answers.streetAddress2] as const] : []),
		[t('City'), answers.city],
		[t('State'), stateName(answers.state)],
		[t('ZIP'), answers.ZIP],
	],
	medical: (answers) => [
		[t('Bleeding disorder'), yesOrNo(answers.bleedingDisorder)],
		...onlyIf(answers.bleedingDisorder, [
			[t('Relationship'), inWords(disorderRelationshipWords, answers.bleedingDisorderRelationship)],
			[t('Type'), inWords(disorderTypeWords, answers.bleedingDisorderType)],
			[t('Severity'), inWords(disorderSeverityWords, answers.bleedingDisorderSeverity)],
			[t('HTC (treatment center)'), answers.HTC],
		]),
	],
	request: (answers) => [
		...(answers.cutOffSoon === 'yes' ? [[t('Date on the notice'), dateInWords(answers.cutOffDate)] as const] : []),
		[t('Type of assistance'), inWords(assistanceTypeWords, answers.type)],
		[t('Method'), inWords(assistanceMethodWords, answers.method)],
		[t('Amount requested'), answers.amount && `${sum(answers.amount)} USD`],
		[t('Reason for applying'), answers.details, 'wide'],
	],
	otherSources: (answers) => [
		[t('Asked anyone else'), yesOrNo(answers.otherApplication)],
		...onlyIf(answers.otherApplication, [[t('Where'), answers.otherLocations]]),
	],
	referral: (answers) => [
		[t('Referred'), yesOrNo(answers.referred)],
		...onlyIf(answers.referred, [
			[t('Who referred'), answers.referrer],
			[t('May we speak to them'), yesOrNo(answers.referrerConsent)],
		]),
	],
}

import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { joinApi } from '#shared/join/api.ts'
import type { JoinRole } from '#shared/join/roles.ts'
import {
	AffiliateInput,
	AmbassadorInput,
	affiliateTypes,
	BoardMemberInput,
	type callTimes,
} from '#shared/join/schema.ts'
import { joinSentences } from '#shared/join/sentences.ts'
import { t } from '#shared/words/t.ts'
import { labelledChoices, type WordsFor, yesOrNo } from '#web/components/fields/choices.ts'
import { EmailField } from '#web/components/fields/EmailField.tsx'
import type { Field, FieldsOf } from '#web/components/fields/fieldsOf.ts'
import { type Address, AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { type Person, PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { client } from '#web/lib/api.ts'
import { useIsThere } from '#web/lib/useIsThere.ts'

const joining = client(joinApi)

export interface JoinFormProps {
	member: { _id: string; firstName: string; lastName: string; email: string }
	onErased: () => void
	onSubmitted: () => void
}

export default function JoinForms({ role, ...props }: JoinFormProps & { role: JoinRole }) {
	const Chosen = { affiliate: AffiliateForm, ambassador: AmbassadorForm, board: BoardMemberForm }[role]
	return <Chosen {...props} />
}

interface Way<Typed extends FieldValues, Parsed, Shape extends z.ZodRawShape> {
	/** Names the draft. */
	name: string
	schema: z.ZodType<Parsed, Typed> & { shape: Shape }
	start: DefaultValues<Typed>
	label: string
	/** Stands before the server's own sentence if it isn't sent. */
	failure?: string
	send: (values: Parsed, options: { idempotencyKey: string }) => Promise<unknown>
}

interface Props<Typed extends FieldValues, Parsed, Shape extends z.ZodRawShape> extends JoinFormProps {
	way: Way<Typed, Parsed, Shape>
	children: (fields: FieldsOf<Shape>) => ReactNode
}

/** Keeps a draft, sends it once, and forgets it when it's sent or erased. A failure is shown above the answers, which stay. */
function JoinForm<Typed extends FieldValues, Parsed, Shape extends z.ZodRawShape>(props: Props<Typed, Parsed, Shape>) {
	const { way, member, onErased, onSubmitted, children } = props
	const draft = useDraftedForm(way.schema, way.start, { form: way.name, owner: member._id, onErased })
	const cache = useQueryClient()
	const isThere = useIsThere()
	const onSend = async (values: Parsed) => {
		await draft
			.send(values, (options) => way.send(values, options))
			.catch((error: unknown) => {
				if (way.failure && error instanceof Error) error.message = `${way.failure}. ${error.message}`
				throw error
			})
		// The dashboard has one more to show.
		void cache.invalidateQueries()
		// Whoever left finds their answers again, and sending them once more changes nothing.
		if (!isThere()) return
		draft.forget()
		onSubmitted()
	}
	const onErase = () => {
		draft.forget()
		onErased()
	}
	return (
		<div className="grid gap-s5">
			<Form form={draft.form} label={way.label} onSend={onSend}>
				{children(draft.fields)}
				<Submit unready={!draft.form.formState.isValid} busy={t('Sending your application')}>
					{t('Submit Application')}
				</Submit>
			</Form>
			<KeptInTab saved={draft.saved} mayBeThere={draft.mayBeThere} onErase={onErase} />
		</div>
	)
}

function AffiliateForm(props: JoinFormProps) {
	const { firstName, lastName, email } = props.member
	const way = {
		name: 'join-affiliate',
		schema: AffiliateInput,
		start: { name: `${firstName} ${lastName}`, email },
		label: t('Affiliate application'),
		send: joining.affiliate,
	}
	return (
		<JoinForm {...props} way={way}>
			{(fields) => (
				<Section title={t('The affiliate')}>
					<TextField field={fields.name} label={t('Name')} hint={t('Your own, or your group’s.')} />
					<EmailField field={fields.email} label={t('Email')} />
					<RadioGroup field={fields.type} label={t('Type')} options={labelledChoices(affiliateTypes)} />
				</Section>
			)}
		</JoinForm>
	)
}

function AmbassadorForm(props: JoinFormProps) {
	const { firstName, lastName, email } = props.member
	const way = {
		name: 'join-ambassador',
		schema: AmbassadorInput,
		start: { firstName, lastName, email },
		label: t('Ambassador application'),
		failure: joinSentences.failed,
		send: joining.ambassador,
	}
	return (
		<JoinForm {...props} way={way}>
			{(fields) => (
				<>
					<AboutYou fields={fields} />
					<Section title={t('Your reasons and experience')}>
						<TextArea field={fields.interestReason} label={t('Why would you like to be an ambassador?')} />
						<TextArea field={fields.connections} label={t('Who do you know that we should meet?')} />
						<TextArea field={fields.skills} label={t('Which skills would you bring?')} />
						<TextArea field={fields.otherCommitments} label={t('What other commitments do you have?')} />
						<TextArea field={fields.otherExperience} label={t('What have you done to raise money?')} />
						<TextArea field={fields.otherInvolvement} label={t('Where else are you involved?')} />
						<TextArea field={fields.time} label={t('How much time can you give?')} />
						<RadioGroup
							field={fields.socialMediaComfort}
							label={t('Are you comfortable with social media?')}
							options={yesOrNo}
							inline
						/>
						<RadioGroup
							field={fields.showOnWebsite}
							label={t('May we show you on our website?')}
							options={yesOrNo}
							inline
						/>
						<TextArea field={fields.otherInformation} label={t('Anything else?')} optional />
					</Section>
				</>
			)}
		</JoinForm>
	)
}

function BoardMemberForm(props: JoinFormProps) {
	const { firstName, lastName, email } = props.member
	const way = {
		name: 'join-board',
		schema: BoardMemberInput,
		start: { firstName, lastName, email },
		label: t('Board Member application'),
		failure: joinSentences.failed,
		send: joining.boardMember,
	}
	return (
		<JoinForm {...props} way={way}>
			{(fields) => (
				<>
					<AboutYou fields={fields} />
					<Section title={t('Your reasons and experience')}>
						<TextArea field={fields.interestReason} label={t('Why would you like to join the board?')} />
						<TextArea field={fields.skills} label={t('Which skills would you bring?')} />
						<TextArea field={fields.otherCommitments} label={t('What other commitments do you have?')} />
						<TextArea field={fields.otherOrgs} label={t('Which other organizations are you part of?')} />
						<TextArea field={fields.otherExperience} label={t('What have you done to raise money?')} />
						<TextArea field={fields.otherInformation} label={t('Anything else?')} optional />
					</Section>
				</>
			)}
		</JoinForm>
	)
}

const timeWords: WordsFor<typeof callTimes> = {
	Morning: t('Morning'),
	Afternoon: t('Afternoon'),
	Evening: t('Evening'),
}

type AboutYouFields = Person & Address & { callTime: Field<(typeof callTimes)[number]>; employer: Field<string> }

/** Board members and ambassadors are both asked this. */
const AboutYou = ({ fields }: { fields: AboutYouFields }) => (
	<Section title={t('About you')}>
		<PersonFields fields={fields} />
		<AddressFields fields={fields} />
		<RadioGroup field={fields.callTime} label={t('When may we call?')} options={labelledChoices(timeWords)} inline />
		<TextField field={fields.employer} label={t('Employer')} hint={t('Or what you do.')} autoComplete="organization" />
	</Section>
)

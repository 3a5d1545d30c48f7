import { type ComponentType, memo } from 'react'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { calendarDate, monthDayYear } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { WhatToDoToday } from '#web/components/cutoff/WhatToDoToday.tsx'
import { labelledChoices, yesOrNo } from '#web/components/fields/choices.ts'
import { DateField } from '#web/components/fields/DateField.tsx'
import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { DisorderFields } from '#web/components/fields/groups/DisorderFields.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { YesNoWithDetail } from '#web/components/fields/groups/YesNoWithDetail.tsx'
import { MoneyField } from '#web/components/fields/MoneyField.tsx'
import {
	assistanceMethodWords,
	assistanceTypeWords,
	genderWords,
	relationshipStatusWords,
} from '#web/components/fields/optionWords.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { fullDay } from '#web/lib/days.ts'
import { rich } from '#web/lib/rich.tsx'
import { fields, type SectionName } from './answers.ts'
import { FamilySection } from './FamilySection.tsx'
import { HelperQuestions } from './HelperQuestions.tsx'

interface GeneralProps {
	/** For who types it in for them. */
	emailHint?: string
}

const GeneralSection = ({ emailHint }: GeneralProps) => (
	<>
		{emailHint ? <PersonFields fields={fields} emailHint={emailHint} /> : <ApplicantFields />}
		<MoneyField
			field={fields.income}
			label={t('Income per month')}
			hint={t('In whole dollars, like 1200. If you have none, enter 0.')}
		/>
		<RadioGroup field={fields.gender} label={t('Gender')} options={labelledChoices(genderWords)} inline />
		<Select
			field={fields.relationshipStatus}
			label={t('Relationship status')}
			options={labelledChoices(relationshipStatusWords)}
		/>
	</>
)

function ApplicantFields() {
	const isHelped = useAnswer(fields.filledBy) === 'helper'
	const hint = isHelped ? t('If they have no email, leave this empty.') : t('We’ll send our answer to this address.')
	return (
		<>
			<HelperQuestions />
			<PersonFields fields={fields} emailHint={hint} />
		</>
	)
}

const AddressSection = () => <AddressFields fields={fields} />

const MedicalSection = () => (
	<DisorderFields
		fields={fields}
		label={t('Does a bleeding disorder affect you or your family?')}
		hint={t('Such as hemophilia. You can ask for help with or without one.')}
	/>
)

const RequestSection = () => (
	<>
		<CutOffQuestion />
		<RadioGroup
			field={fields.type}
			label={t('Type of assistance')}
			options={labelledChoices(assistanceTypeWords)}
			inline
		/>
		<RadioGroup
			field={fields.method}
			label={t('How should we help?')}
			options={labelledChoices(assistanceMethodWords)}
			inline
		/>
		<MoneyField field={fields.amount} label={t('Amount requested in USD')} hint={t('In whole dollars, like 240.')} />
		<TextArea
			field={fields.details}
			label={t('Reason for applying')}
			hint={t('Tell us what happened and what would help. A few plain sentences are enough.')}
			rows={7}
		/>
	</>
)

const OtherSourcesSection = () => (
	<YesNoWithDetail
		field={fields.otherApplication}
		label={t('Have you asked anyone else for help with this?')}
		hint={t('This won’t count against you.')}
	>
		<TextField field={fields.otherLocations} label={t('Where else did you ask?')} />
	</YesNoWithDetail>
)

/** Sections render only when their own fields change, because the page around them renders at every keystroke. */
export const sectionFields: Record<Exclude<SectionName, 'attachments'>, ComponentType<GeneralProps>> = {
	general: memo(GeneralSection),
	family: memo(FamilySection),
	address: memo(AddressSection),
	medical: memo(MedicalSection),
	request: memo(RequestSection),
	otherSources: memo(OtherSourcesSection),
	referral: memo(ReferralSection),
}

/** The question comes first, because a cut-off can't wait for the others. */
const CutOffQuestion = () => (
	<YesNoWithDetail
		field={fields.cutOffSoon}
		label={t('Is something being cut off soon?')}
		hint={t('Such as power, water or heat. Answer Yes too if you may have to leave your home.')}
		optional
	>
		<div className="grid gap-s2 border-l-4 border-l-clay pl-s4">
			<DateField
				field={fields.cutOffDate}
				label={t('Date on the notice')}
				hint={t('Month, day, year: 11/27/2026. If there’s no date, enter the day you expect it to happen.')}
			/>
			<ReadBack />
		</div>
		<WhatToDoToday title={t('What to do today')}>
			<p>{t('Finish this form.')}</p>
		</WhatToDoToday>
	</YesNoWithDetail>
)

/** The weekday is read back, because a wrong digit shows in it. */
function ReadBack() {
	const { data } = calendarDate().safeParse(useAnswer(fields.cutOffDate))
	return (
		<p role="status" className="max-w-read empty:hidden">
			{data
				? rich(
						'That’s {day}. We see this date when we choose what to read first, but our answer may still come later.',
						{ day: <b className="text-clay">{fullDay(monthDayYear(data), new Date())}</b> },
					)
				: null}
		</p>
	)
}

function ReferralSection() {
	const consent = useAnswer(fields.referrerConsent)
	return (
		<YesNoWithDetail
			field={fields.referred}
			label={t('Did someone refer you to us?')}
			hint={t('A nurse or social worker, for example.')}
		>
			<TextField field={fields.referrer} label={t('Who referred you?')} hint={t('Their name, and where they work.')} />
			<RadioGroup
				field={fields.referrerConsent}
				label={t('May we speak to the person who referred you?')}
				hint={t('We’ll only talk about what you sent us.')}
				options={yesOrNo}
				inline
			/>
			{consent === 'no' ? (
				<Banner tone="bad" role="status" title={applicationSentences.noConsent}>
					<p>{t('Change your answer to Yes, or answer the first question with No to apply without a referral.')}</p>
				</Banner>
			) : null}
		</YesNoWithDetail>
	)
}

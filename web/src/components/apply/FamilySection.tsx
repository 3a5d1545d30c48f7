import { useEffect, useRef } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { FamilyMember, familyMemberLimit } from '#shared/applications/schema.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { BirthdayField } from '#web/components/fields/DateField.tsx'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { NameField } from '#web/components/fields/NameField.tsx'
import { familyRelationWords } from '#web/components/fields/optionWords.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import { type Answers, fields, isMinorToday, today } from './answers.ts'

/** The element with this id takes the focus for a problem with the whole list, which has no field of its own. */
export const addFamilyMemberId = 'whole-familyData'

const emptyRow = { name: '', relation: '', birthday: '' }

/** The field says whether someone lives alone; the question is the friendlier way round, so the labels are swapped. */
const livesWithSomeone = [
	{ value: 'no', label: t('Yes') },
	{ value: 'yes', label: t('No') },
] as const

export function FamilySection() {
	const birthday = useAnswer(fields.birthday)
	const livesAlone = useAnswer(fields.livesAlone)
	const minor = isMinorToday(birthday, today())
	return (
		<>
			{minor ? (
				<Banner tone="plain" title={t('You’re under 18')}>
					<p>{t('Please list at least one parent, guardian or caretaker. We may call them about your request.')}</p>
				</Banner>
			) : (
				<RadioGroup field={fields.livesAlone} label={t('Do you live with anyone?')} options={livesWithSomeone} inline />
			)}
			{minor || livesAlone === 'no' ? <Members /> : null}
		</>
	)
}

function Members() {
	const { fields: members, append, remove, replace } = useFieldArray<Answers, 'familyData'>({ name: 'familyData' })
	const { errors } = useFormState<Answers>({ name: 'familyData' })
	const add = useRef<HTMLButtonElement>(null)
	const problem = errors.familyData?.message ?? errors.familyData?.root?.message
	const full = members.length >= familyMemberLimit
	const addOne = () => append(emptyRow, { focusName: `familyData.${members.length}.name` })

	useEffect(() => {
		if (members.length === 0) replace([emptyRow])
	}, [members.length, replace])

	return (
		<div className={`grid gap-s5 ${problem ? 'border-l-4 border-l-rose pl-s4' : ''}`}>
			{problem ? <p className="font-strong text-rose">{problem}</p> : null}
			<ol className="grid gap-s5">
				{members.map(({ id }, index) => (
					<li key={id}>
						<FamilyMemberFields
							index={index}
							onRemove={
								members.length > 1
									? () => {
											remove(index)
											add.current?.focus()
										}
									: undefined
							}
						/>
					</li>
				))}
			</ol>
			<div className="flex flex-wrap items-center gap-x-s4 gap-y-s2">
				<Button
					ref={add}
					id={addFamilyMemberId}
					look="ghost"
					size="small"
					aria-disabled={full || undefined}
					onClick={() => (full ? undefined : addOne())}
				>
					{t('Add another person')}
				</Button>
				<p role="status" className="text-soft tabular-nums">
					{full
						? t('You can list up to {limit} people.', { limit: familyMemberLimit })
						: t('{n} of up to {limit}', { n: members.length, limit: familyMemberLimit })}
				</p>
			</div>
		</div>
	)
}

interface Props {
	index: number
	onRemove: (() => void) | undefined
}

function FamilyMemberFields({ index, onRemove }: Props) {
	const fields = fieldsOf(FamilyMember.shape, `familyData.${index}.`)
	return (
		<fieldset className="grid gap-s4 rounded-card border border-line p-s4 medium:p-s5">
			<legend className="float-left w-full">
				<span className="flex min-h-11 items-center justify-between gap-s3">
					<b>{t('Person {number}', { number: index + 1 })}</b>
				</span>
			</legend>
			<NameField field={fields.name} label={t('Name')} />
			<div className="grid gap-s4 small:grid-cols-2">
				<Select field={fields.relation} label={t('Relation to you')} options={labelledChoices(familyRelationWords)} />
				<BirthdayField field={fields.birthday} label={t('Birthday')} />
			</div>
			{onRemove ? (
				<Button
					look="quiet"
					size="small"
					className="-mx-3 justify-self-start"
					aria-label={t('Remove person {number}', { number: index + 1 })}
					onClick={onRemove}
				>
					{t('Remove this person')}
				</Button>
			) : null}
		</fieldset>
	)
}

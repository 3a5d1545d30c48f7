import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { helperRelations, writeToWords } from '#shared/applications/applicant-helper.ts'
import { t } from '#shared/words/t.ts'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { labelledChoices } from '#web/components/fields/choices.ts'
import { EmailField } from '#web/components/fields/EmailField.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { type Answers, fields } from './answers.ts'

const who = { me: t('Me ~applicant'), helper: t('I’m helping someone') }

/** Comes first, because for a helper all other questions are about someone else. */
export function HelperQuestions() {
	const isHelping = useAnswer(fields.filledBy) === 'helper'
	useOwnDetails(isHelping)
	const { name, relation, email, writeTo, theyKnow } = fields.helper
	return (
		<>
			<RadioGroup field={fields.filledBy} label={t('Who is filling this in?')} options={labelledChoices(who)} inline />
			{isHelping ? (
				<>
					<div className="grid gap-s5 border-l-4 border-l-clay pl-s4">
						<TextField field={name} label={t('Your name ~helper')} autoComplete="name" />
						<RadioGroup
							field={relation}
							label={t('Who are you to them?')}
							options={labelledChoices(helperRelations)}
							inline
						/>
						<EmailField field={email} label={t('Your email ~helper')} />
						<RadioGroup
							field={writeTo}
							label={t('Whom should we write to?')}
							hint={t('What we write to you says nothing about their health, their money or our answer.')}
							options={labelledChoices(writeToWords)}
						/>
						<Checkbox
							field={theyKnow}
							label={t('They know that I’m sending this.')}
							hint={t('They see your name, and can stop sharing with you at any time.')}
						/>
					</div>
					<p className="font-strong text-lead">{t('From here on, it’s about the person you’re helping.')}</p>
				</>
			) : null}
		</>
	)
}

/** A member's own name and email are in the form already. They are the helper's once someone says that they help. */
function useOwnDetails(isHelping: boolean) {
	const { user } = useSession()
	const { getValues, setValue } = useFormContext<Answers>()
	const wasHelping = useRef(isHelping)
	useEffect(() => {
		if (wasHelping.current === isHelping) return
		wasHelping.current = isHelping
		if (!isHelping || !user || getValues('email') !== user.email) return
		setValue('helper.name', `${user.firstName} ${user.lastName}`)
		setValue('helper.email', user.email)
		for (const field of ['firstName', 'lastName', 'email'] as const) setValue(field, '')
	}, [isHelping, user, getValues, setValue])
}

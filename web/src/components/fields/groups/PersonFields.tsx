import { typedPhone } from '#shared/typed.ts'
import { t } from '#shared/words/t.ts'
import { BirthdayField } from '#web/components/fields/DateField.tsx'
import { EmailField } from '#web/components/fields/EmailField.tsx'
import type { FieldProps } from '#web/components/fields/FieldShell.tsx'
import type { Field } from '#web/components/fields/fieldsOf.ts'
import { NameField } from '#web/components/fields/NameField.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'

export interface Person {
	firstName: Field<string>
	lastName: Field<string>
	/** These fields are asked where the schema has them. */
	email?: Field<string>
	birthday?: Field<string>
	phone?: Field<string>
}

interface Props {
	fields: Person
	emailHint?: string
}

export function PersonFields({ fields: { firstName, lastName, email, birthday, phone }, emailHint }: Props) {
	return (
		<>
			<div className="grid gap-s5 small:grid-cols-2">
				<NameField field={firstName} label={t('First name')} autoComplete="given-name" />
				<NameField field={lastName} label={t('Last name')} autoComplete="family-name" />
			</div>
			{email ? <EmailField field={email} label={t('Email')} hint={emailHint} /> : null}
			<BirthdayAndPhone fields={{ birthday, phone }} />
		</>
	)
}

interface Rest {
	fields: Pick<{ [Name in keyof Person]: Person[Name] | undefined }, 'birthday' | 'phone'>
}

/** For someone whose name and email we have. */
export const BirthdayAndPhone = ({ fields: { birthday, phone } }: Rest) =>
	birthday || phone ? (
		<div className="grid gap-s5 medium:grid-cols-2">
			{birthday ? <BirthdayField field={birthday} label={t('Birthday')} autoComplete="bday" /> : null}
			{phone ? <PhoneField field={phone} label={t('Phone')} /> : null}
		</div>
	) : null

const PhoneField = (props: FieldProps<string>) => (
	<TextField
		hint={t('With area code: (205) 555-0142')}
		{...props}
		mask="(###) ###-####"
		read={typedPhone}
		inputMode="tel"
		autoComplete="tel-national"
		inputClassName="tabular-nums"
	/>
)

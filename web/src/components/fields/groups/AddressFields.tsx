import { states } from '#shared/states.ts'
import { t } from '#shared/words/t.ts'
import type { FieldProps } from '#web/components/fields/FieldShell.tsx'
import type { Field } from '#web/components/fields/fieldsOf.ts'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'

/** The documents name the ZIP code in two ways. */
export type Address = {
	streetAddress: Field<string>
	streetAddress2: Field<string>
	city: Field<string>
	state: Field<string>
} & ({ ZIP: Field<string> } | { zip: Field<string> })

const stateOptions = Object.entries(states)
	.map(([value, label]) => ({ value, label }))
	.sort((one, other) => one.label.localeCompare(other.label))

export function AddressFields({ fields }: { fields: Address }) {
	return (
		<>
			<TextField field={fields.streetAddress} label={t('Street address')} autoComplete="address-line1" />
			<TextField
				field={fields.streetAddress2}
				label={t('Street address 2')}
				hint={t('Apartment, unit or floor')}
				optional
				autoComplete="address-line2"
			/>
			<TextField field={fields.city} label={t('City')} autoComplete="address-level2" />
			<div className="grid gap-s5 small:grid-cols-[1fr_10rem]">
				<Select field={fields.state} label={t('State')} options={stateOptions} autoComplete="address-level1" />
				<ZipField field={'ZIP' in fields ? fields.ZIP : fields.zip} label={t('ZIP code')} />
			</div>
		</>
	)
}

const refused = { characters: /\D/g, sentence: t('A ZIP code can only have digits.') }

/** As documented: only digits while typing. */
const ZipField = (props: FieldProps<string>) => (
	<TextField
		{...props}
		refused={refused}
		inputMode="numeric"
		autoComplete="postal-code"
		inputClassName="tabular-nums"
	/>
)

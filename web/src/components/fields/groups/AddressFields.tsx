import { states } from '#shared/states.ts'
import { t } from '#shared/words/t.ts'
import type { Field } from '../fieldsOf.ts'
import { Select } from '../Select.tsx'
import { TextField } from '../TextField.tsx'
import { ZipField } from '../ZipField.tsx'

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

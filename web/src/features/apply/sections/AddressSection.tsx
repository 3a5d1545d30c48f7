import { states } from '#shared/states.ts'
import { MaskedField } from '#web/components/fields/MaskedField.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { fields } from '../answers.ts'

const stateOptions = Object.entries(states)
	.map(([value, label]) => ({ value, label }))
	.sort((one, other) => one.label.localeCompare(other.label))

export function AddressSection() {
	return (
		<>
			<TextField field={fields.streetAddress} label="Street address" autoComplete="address-line1" />
			<TextField
				field={fields.streetAddress2}
				label="Street address 2"
				hint="Apartment, unit or floor"
				optional
				autoComplete="address-line2"
			/>
			<TextField field={fields.city} label="City" autoComplete="address-level2" />
			<div className="grid gap-s5 small:grid-cols-[1fr_10rem]">
				<Select field={fields.state} label="State" options={stateOptions} autoComplete="address-level1" />
				<MaskedField field={fields.ZIP} label="ZIP code" format="#####" autoComplete="postal-code" />
			</div>
		</>
	)
}

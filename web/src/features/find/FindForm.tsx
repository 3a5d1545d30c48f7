import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import type { FindInput } from '#shared/applications/schema.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'

type Typed = z.input<typeof FindInput>

interface Props {
	form: UseFormReturn<Typed, unknown, z.output<typeof FindInput>>
	onFind: (input: Typed) => Promise<void>
}

export function FindForm({ form, onFind }: Props) {
	const { control, formState } = form
	return (
		<div className="max-w-form panel">
			<Form form={form} label="Find an application" incomplete={applicationSentences.findAll} onSend={onFind}>
				<div className="grid gap-s5 small:grid-cols-2">
					<TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
					<TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
				</div>
				<TextField
					control={control}
					name="token"
					label="Token"
					hint="It stands in our confirmation mail, like BTG-7K2M-9QXR-4TNV-W8HC. Small letters, spaces and missing hyphens do no harm."
					keep={(typed) => typed.toUpperCase()}
					inputClassName="tabular-nums tracking-[0.06em]"
				/>
				<Button
					type="submit"
					className="justify-self-start"
					busy={formState.isSubmitting && 'Looking for it'}
				>
					Find Application
				</Button>
			</Form>
		</div>
	)
}

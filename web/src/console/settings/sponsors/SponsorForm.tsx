import type { ReactNode } from 'react'
import type * as z from 'zod'
import { SponsorInput, SponsorUpdateInput } from '#shared/sponsors/schema.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Checkbox } from '#web/components/fields/Checkbox.tsx'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { TextField } from '#web/components/fields/TextField.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import { useOneImage } from '#web/components/files/useOneImage.ts'
import { WaitsForFiles } from '#web/components/files/WaitsForFiles.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { KeyField } from '../../keys/ChooseKey.tsx'
import { useChange } from '../../useChange.ts'
import { type Sponsor, sponsorPath, type Wall, wallQuery } from './sponsors.ts'

const TypedForm = SponsorInput.omit({ logo: true }).extend({ removeLogo: SponsorUpdateInput.shape.removeLogo })

/** As the form sends it, with the upload of a new logo. */
type SentSponsor = z.input<typeof TypedForm> & { logo?: string }

interface TypedSponsor {
	name: string
	link: string
	top: 'yes' | 'no'
	place: string
	key: string
}

export const noSponsor: TypedSponsor = { name: '', link: '', top: 'no', place: '', key: '' }

export const typedOf = ({ name, link = '', top }: Sponsor, place: string): TypedSponsor => ({
	name,
	link,
	top: top ? 'yes' : 'no',
	place,
	key: '',
})

const useSponsorForm = (start: TypedSponsor) => useSchemaForm(TypedForm, { ...start, removeLogo: false })

interface Props {
	title: string
	start: TypedSponsor
	/** Of the sponsor that is edited. */
	version?: number
	hasLogo?: boolean
	action: string
	send: (sponsor: SentSponsor, version: number) => Promise<{ sponsors: Wall }>
	onDone: (wall: Wall) => void
	children?: ReactNode
}

const tiers = [
	{ value: 'no', label: 'Partner' },
	{ value: 'yes', label: 'Top sponsor', hint: 'There’s only one. The one before becomes the first partner.' },
] as const

/** Adds a sponsor or edits one. The logo travels while someone types. */
export function SponsorForm({ title, start, version = 0, hasLogo, action, send, onDone, children }: Props) {
	const { form, fields } = useSponsorForm(start)
	const save = useChange({
		of: wallQuery.queryKey,
		version,
		send: (version, changes: SentSponsor) => send(changes, version),
		onDone: (answer) => onDone(answer.sponsors),
		onProblem: (error) => {
			// The key is typed anew for each try.
			form.setValue('key', '')
			image.refuse(error)
		},
	})
	const image = useOneImage({ purpose: 'sponsor-logo', optional: true }, () =>
		save.start({ ...form.getValues(), ...(image.id && { logo: image.id }) }),
	)
	return (
		<div className="grid max-w-form gap-s5">
			<ConsoleHeading title={title} />
			<Section title="Sponsor">
				{children}
				<ActionBanner problem={save.problem} />
				<Form form={form} label={title} onSend={async () => image.goOn()}>
					<TextField field={fields.name} label="Name" countFrom={80} />
					<TextField
						field={fields.link}
						label="Link"
						hint="Where a click on the sponsor leads, such as https://www.example.org"
						optional
					/>
					<RadioGroup field={fields.top} label="Tier" options={tiers} />
					{form.watch('top') === 'yes' ? null : (
						<TextField
							field={fields.place}
							label="Place among the partners"
							hint="1 comes first. If you leave this empty, a new partner comes last."
							optional
							inputMode="numeric"
							inputClassName="max-w-56 tabular-nums"
						/>
					)}
					<div className={`grid gap-s4 ${image.problem ? 'border-l-4 border-l-rose pl-s4' : ''}`}>
						<Problem message={image.problem} />
						<FileUploads
							label={hasLogo ? 'New logo' : 'Logo'}
							hint="A PNG, JPEG or WebP picture of at most 2 MB. Without one, the wall shows the name."
							queue={image.queue}
							uploads={image.uploads}
							onAdd={image.clear}
						/>
						{image.waits ? <WaitsForFiles uploads={image.uploads} /> : null}
					</div>
					{hasLogo && image.uploads.length === 0 ? (
						<Checkbox field={fields.removeLogo} label="Remove the logo and show the name" />
					) : null}
					<KeyField field={fields.key} />
					<div className="flex flex-wrap gap-s3">
						<Button type="submit" busy={(image.waits || save.busy) && 'Saving'}>
							{action}
						</Button>
						<LinkButton look="ghost" to={sponsorPath('view')}>
							Go Back
						</LinkButton>
					</div>
				</Form>
			</Section>
		</div>
	)
}

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
import { Picture } from '#web/components/Picture.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { KeyField } from '../../keys/ChooseKey.tsx'
import { useChange } from '../../useChange.ts'
import { type Sponsor, sponsorPath, sponsors, type Wall, wallQuery } from './sponsors.ts'

const TypedForm = SponsorInput.omit({ logo: true }).extend({ removeLogo: SponsorUpdateInput.shape.removeLogo })

/** As the form sends it, with the upload of a new logo. */
type SentSponsor = z.input<typeof TypedForm> & { logo?: string }

interface Props {
	/** The one that is edited, or none for a new one. */
	sponsor: Sponsor | undefined
	place: string
	onDone: (wall: Wall) => void
}

const tiers = [
	{ value: 'no', label: 'Partner' },
	{ value: 'yes', label: 'Top sponsor', hint: 'There’s only one. The one before becomes the first partner.' },
] as const

/** Adds a sponsor or edits one. The logo travels while someone types. */
export function SponsorForm({ sponsor, place, onDone }: Props) {
	const { name = '', link = '', top = false, logo, version = 0 } = sponsor ?? {}
	const title = sponsor ? 'Edit Sponsor' : 'Add Sponsor'
	const { form, fields } = useSchemaForm(TypedForm, {
		name,
		link,
		place,
		top: top ? ('yes' as const) : ('no' as const),
		key: '',
		removeLogo: false,
	})
	const save = useChange({
		of: wallQuery.queryKey,
		version,
		send: (version, { removeLogo, ...typed }: SentSponsor) =>
			sponsor ? sponsors.updateSponsor({ ...typed, removeLogo, id: sponsor._id, version }) : sponsors.addSponsor(typed),
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
				{logo ? (
					<div className="grid h-24 w-48 place-items-center overflow-hidden rounded-field border border-line bg-[#fff] p-s2">
						<Picture image={logo} alt="The logo now" sizes="12rem" className="size-full object-contain" />
					</div>
				) : null}
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
							label={logo ? 'New logo' : 'Logo'}
							hint="A PNG, JPEG or WebP picture of at most 2 MB. Without one, the wall shows the name."
							queue={image.queue}
							uploads={image.uploads}
							onAdd={image.clear}
						/>
						{image.waits ? <WaitsForFiles uploads={image.uploads} /> : null}
					</div>
					{logo && image.uploads.length === 0 ? (
						<Checkbox field={fields.removeLogo} label="Remove the logo and show the name" />
					) : null}
					<KeyField field={fields.key} />
					<div className="flex flex-wrap gap-s3">
						<Button type="submit" busy={(image.waits || save.busy) && 'Saving'}>
							{sponsor ? 'Save Changes' : 'Save Sponsor'}
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

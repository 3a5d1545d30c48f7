import type { Field } from '#web/components/fields/fieldsOf.ts'
import { TextField } from '#web/components/fields/TextField.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import type { OneImage } from '#web/components/files/useOneImage.ts'
import { WaitsForFiles } from '#web/components/files/WaitsForFiles.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'

/** The main image and the words that a screen reader says for it. */
export function MainImageField({ image, alt }: { image: OneImage; alt: Field<string> }) {
	const { queue, uploads, problem, waits } = image
	return (
		<div className={`grid gap-s4 ${problem ? 'border-l-4 border-l-rose pl-s4' : ''}`}>
			<Problem message={problem} />
			<FileUploads
				label="Main image"
				hint="A JPEG, PNG or WebP picture of at most 50 MB."
				queue={queue}
				uploads={uploads}
				onAdd={image.clear}
			/>
			<TextField
				field={alt}
				label="What the image shows"
				hint="Screen readers say this. Leave it empty if the image is only decoration."
				optional
				countFrom={160}
			/>
			{waits ? <WaitsForFiles uploads={uploads} /> : null}
		</div>
	)
}

import { useFormContext } from 'react-hook-form'
import type { Language } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { type ReadyTextUse, readyTexts, readyWords } from '#web/content/ready-texts.ts'

interface Props {
	use: ReadyTextUse
	/** The applicant's. */
	language: Language | undefined
	/** The field of the form around it. */
	into: string
}

/** Below a message: what employees write most often, in the language of its reader. */
export function ReadyTexts({ use, language, into }: Props) {
	const { setValue, setFocus } = useFormContext()
	return (
		<fieldset className="flex flex-wrap gap-s2">
			<legend className="mb-s1 text-small text-soft">Ready texts</legend>
			{Object.entries(readyTexts[use]).map(([label, english]) => (
				<Button
					key={label}
					look="ghost"
					size="small"
					className="max-w-full wrap-anywhere"
					onClick={() => {
						setValue(into, readyWords(english, language), { shouldDirty: true })
						setFocus(into)
					}}
				>
					{label}
				</Button>
			))}
		</fieldset>
	)
}

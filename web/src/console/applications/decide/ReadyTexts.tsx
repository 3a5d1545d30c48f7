import type { Language } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { type ReadyTextUse, readyTexts, readyWords } from '#web/content/ready-texts.ts'

interface Props {
	use: ReadyTextUse
	/** The applicant's. */
	language: Language | undefined
	onChoose: (text: string) => void
}

/** Below a message: what employees write most often, in the language of its reader. */
export const ReadyTexts = ({ use, language, onChoose }: Props) => (
	<fieldset className="flex flex-wrap gap-s2">
		<legend className="mb-s1 text-small text-soft">Ready texts</legend>
		{Object.entries(readyTexts[use]).map(([label, english]) => (
			<Button
				key={label}
				look="ghost"
				size="small"
				className="max-w-full wrap-anywhere"
				onClick={() => onChoose(readyWords(english, language))}
			>
				{label}
			</Button>
		))}
	</fieldset>
)

import { t } from '#shared/words/t.ts'

interface Props {
	label: string
	value: string
	onChange: (typed: string) => void
}

const longest = 60

/** Of a letter that is printed and never sent, so there's nothing that could be wrong with it. */
export const LetterLine = ({ label, value, onChange }: Props) => (
	<label className="grid gap-s1">
		<span className="font-strong">
			{label}
			<span className="font-plain text-soft"> {t('(optional)')}</span>
		</span>
		<input
			value={value}
			maxLength={longest}
			autoComplete="off"
			autoCorrect="off"
			spellCheck={false}
			onChange={({ target }) => onChange(target.value)}
			className="typed-box"
		/>
	</label>
)

import { useState } from 'react'
import { t } from '#shared/words/t.ts'
import { type FieldProps, FieldShell, useField } from './FieldShell.tsx'

interface Props extends FieldProps<string> {
	/** `one-time-code` is for a secret that no password manager should fill in or keep. */
	autoComplete: 'current-password' | 'new-password' | 'one-time-code'
}

/** Attributes for password managers that ignore autocomplete. */
const noManagers = { 'data-1p-ignore': true, 'data-bwignore': true, 'data-lpignore': 'true', 'data-form-type': 'other' }

export function PasswordField({ autoComplete, ...words }: Props) {
	const { id, problem, aria, value, ...input } = useField(words)
	const [shown, setShown] = useState(false)
	return (
		<FieldShell {...words} id={id} problem={problem}>
			<div className="relative">
				<input
					{...input}
					{...aria}
					id={id}
					value={value ?? ''}
					type={shown ? 'text' : 'password'}
					placeholder={words.inline ? words.label : undefined}
					autoComplete={autoComplete}
					spellCheck={false}
					autoCapitalize="none"
					autoCorrect="off"
					{...(autoComplete === 'one-time-code' && noManagers)}
					className={`typed-box ${words.inline ? '' : 'pr-24'}`}
				/>
				{words.inline ? null : (
					<button
						type="button"
						aria-label={shown ? t('Hide what you typed') : t('Show what you typed')}
						onClick={() => setShown(!shown)}
						className="absolute inset-y-0 right-0 min-w-18 rounded-r-field px-s4 font-strong text-river text-small underline underline-offset-4"
					>
						{shown ? t('Hide') : t('Show')}
					</button>
				)}
			</div>
		</FieldShell>
	)
}

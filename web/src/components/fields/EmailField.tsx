import { useFormContext, useFormState } from 'react-hook-form'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { rich } from '#web/lib/rich.tsx'
import type { FieldProps } from './FieldShell.tsx'
import { likelyDomain } from './likelyDomain.ts'
import { TextField } from './TextField.tsx'
import { useAnswer } from './useAnswer.ts'

/** Asks about a domain that looks mistyped, and takes whatever the person means. */
export function EmailField({ className = '', ...props }: FieldProps<string> & { autoComplete?: string }) {
	const { name } = props.field
	const { getFieldState, setValue, setFocus } = useFormContext()
	const { isTouched } = getFieldState(name, useFormState({ name }))
	const typed = useAnswer(props.field).trim()
	const domain = likelyDomain(typed)
	const meant = domain && typed.replace(/[^@]*$/, domain)
	// Someone who is still typing `gmail.co` needs no question.
	const mayGoOn = !isTouched && meant?.toLowerCase().startsWith(typed.toLowerCase())
	return (
		<div className={`grid content-start gap-s1 ${className}`}>
			<TextField autoComplete="email" {...props} type="email" />
			<p role="status" className="flex flex-wrap items-center gap-x-s3 empty:hidden">
				{meant && !mayGoOn ? (
					<>
						<span>{rich('Did you mean {domain}?', { domain: <b>{domain}</b> })}</span>
						<Button
							look="quiet"
							size="small"
							className="-mx-3"
							onClick={() => {
								setValue(name, meant, { shouldDirty: true, shouldValidate: true })
								setFocus(name)
							}}
						>
							{t('Yes, change it')}
						</Button>
					</>
				) : null}
			</p>
		</div>
	)
}

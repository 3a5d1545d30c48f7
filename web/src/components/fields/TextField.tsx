import { useState } from 'react'
import { charactersLeft, type FieldProps, FieldShell, useField } from './FieldShell.tsx'

interface Props extends FieldProps<string> {
	type?: 'text' | 'email'
	autoComplete?: string
	inputMode?: 'text' | 'numeric' | 'email' | 'tel'
	/** Writes the signs between the digits while they are typed: `##/##/####`. */
	mask?: string
	/** Normalizes a text whose meaning is certain: after a paste or autofill, and when the field loses the focus. */
	read?: (typed: string) => string
	/** Characters that the field leaves out, and the sentence that says so where they could have meant something. */
	refused?: { characters: RegExp; sentence?: string }
	inputClassName?: string
	/** Says how many characters are left once this many are typed, where a name may be longer than its field. */
	countFrom?: number
}

export function TextField({
	type = 'text',
	autoComplete = 'off',
	inputMode,
	mask = '',
	read = (typed) => typed,
	refused,
	inputClassName = '',
	countFrom,
	...words
}: Props) {
	const { id, problem, aria, value, onChange, onBlur, ...input } = useField(words)
	const [leftOut, setLeftOut] = useState(false)
	const before = String(value ?? '')
	const { max } = words.field

	const change = (typed: string) => {
		const taken = refused ? typed.replace(refused.characters, '') : typed
		if (taken !== typed) setLeftOut(true)
		const several = taken.length > before.length + 1
		onChange(withMask(mask, before, several ? read(taken) : taken))
	}

	return (
		<FieldShell
			{...words}
			id={id}
			problem={problem}
			counter={
				<span role="status" className="text-small text-soft empty:hidden">
					{leftOut && refused?.sentence ? <span>{refused.sentence} </span> : null}
					{countFrom !== undefined && max !== undefined && before.length >= countFrom ? (
						<span>{charactersLeft(max - before.length)}</span>
					) : null}
				</span>
			}
		>
			<input
				{...input}
				{...aria}
				id={id}
				value={before}
				onChange={({ target }) => change(target.value)}
				onFocus={() => setLeftOut(false)}
				onBlur={() => {
					const written = read(before)
					if (written !== before) onChange(written)
					onBlur()
				}}
				type={type}
				placeholder={words.inline ? words.label : undefined}
				inputMode={inputMode}
				autoComplete={autoComplete}
				autoCorrect="off"
				autoCapitalize={type === 'email' ? 'none' : undefined}
				spellCheck={false}
				className={`typed-box ${inputClassName}`}
			/>
		</FieldShell>
	)
}

const isDigit = (sign: string | undefined) => sign !== undefined && /^\d$/.test(sign)

const fits = (pattern: string, text: string) =>
	[...text].every((sign, at) => (pattern[at] === '#' ? isDigit(sign) : pattern[at] === sign))

/** Returns the mask as far as the digits reach. */
function fill(pattern: string, digits: string) {
	let used = 0
	let filled = ''
	for (const sign of pattern) {
		if (used === digits.length) break
		filled += sign === '#' ? digits[used++] : sign
	}
	return filled
}

/**
 * Writes the signs between the digits while they are typed at the end: `##/##/####`. Whatever else happens to the text,
 * and every digit too many, stays as the person made it, because cutting it off would change what they mean.
 */
export function withMask(pattern: string, before: string, after: string) {
	const added = after.startsWith(before) ? after.slice(before.length) : ''
	const digits = after.replace(/\D/g, '')
	const room = pattern.split('#').length - 1
	const follows = /^\d+$/.test(added) && fits(pattern, before) && digits.length <= room
	return follows ? fill(pattern, digits) : after
}

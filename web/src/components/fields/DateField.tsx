import { calendarDate, monthDayYear, typedDate } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { dayWithYear } from '#web/lib/days.ts'
import { language } from '#web/lib/language.ts'
import { type FieldProps, FieldShell, useField } from './FieldShell.tsx'
import { TextField } from './TextField.tsx'
import { useAnswer } from './useAnswer.ts'

type Props = FieldProps<string> & { autoComplete?: string }

/** A typed date as a person reads it, and what is no date as it was typed. */
export function dateInWords(typed: string) {
	const { data } = calendarDate().safeParse(typed)
	return data ? dayWithYear(monthDayYear(data)) : typed
}

const DateInOneBox = (props: Props) => (
	<TextField
		hint={t('Month, day, year: 04/23/1990')}
		{...props}
		mask="##/##/####"
		read={typedDate}
		inputMode="numeric"
		inputClassName="tabular-nums"
	/>
)

const boxes = [
	{ name: 'month', label: t('Month ~of a typed date'), width: 'w-16', digits: 2 },
	{ name: 'day', label: t('Day ~of a typed date'), width: 'w-16', digits: 2 },
	{ name: 'year', label: t('Year ~of a typed date'), width: 'w-24', digits: 4 },
] as const

/** Someone who writes the day first would otherwise type another date than they mean. The form has MM/DD/YYYY. */
function DateInThreeBoxes({ autoComplete, ...words }: Props) {
	const { id, problem, aria, value, onChange, onBlur, ref } = useField(words)
	const parts = String(value ?? '').split('/')
	const change = (at: number, typed: string) => {
		const changed = boxes.map((_, box) => (box === at ? typed.replaceAll('/', '') : (parts[box] ?? '')))
		onChange(changed.join('') && changed.join('/'))
	}
	return (
		<FieldShell {...words} id={id} problem={problem} group>
			<fieldset aria-labelledby={`${id}-label`} className="flex gap-s3">
				{boxes.map(({ name, label, width, digits }, at) => (
					<label key={name} className="grid gap-s1">
						<span className="text-small">{label}</span>
						<input
							{...aria}
							type="text"
							ref={at === 0 ? ref : undefined}
							value={parts[at] ?? ''}
							onChange={({ target }) => change(at, target.value)}
							onBlur={onBlur}
							inputMode="numeric"
							maxLength={digits}
							autoComplete={autoComplete ? `${autoComplete}-${name}` : 'off'}
							className={`typed-box tabular-nums ${width}`}
						/>
					</label>
				))}
			</fieldset>
		</FieldShell>
	)
}

export const DateField = language === 'es' ? DateInThreeBoxes : DateInOneBox

/** A wrong digit is seen in words sooner than among digits. */
export function BirthdayField(props: Props) {
	const typed = useAnswer(props.field)
	const words = dateInWords(typed)
	return (
		<div className="grid content-start gap-s1">
			<DateField {...props} />
			<p role="status" className="font-strong text-clay empty:hidden">
				{words === typed ? null : words}
			</p>
		</div>
	)
}

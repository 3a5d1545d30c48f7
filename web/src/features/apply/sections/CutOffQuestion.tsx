import { calendarDate, monthDayYear } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { WhatToDoToday } from '#web/components/cutoff/WhatToDoToday.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { YesNoWithDetail } from '#web/components/fields/groups/YesNoWithDetail.tsx'
import { useAnswer } from '#web/components/fields/useAnswer.ts'
import { fullDay } from '#web/lib/days.ts'
import { rich } from '#web/lib/rich.tsx'
import { fields } from '../answers.ts'

/** The question comes first, because a cut-off can't wait for the others. */
export const CutOffQuestion = () => (
	<YesNoWithDetail
		field={fields.cutOffSoon}
		label={t('Is something being cut off soon?')}
		hint={t('Such as power, water or heat. Answer Yes too if you may have to leave your home.')}
		optional
	>
		<div className="grid gap-s2 border-l-4 border-l-clay pl-s4">
			<DateField
				field={fields.cutOffDate}
				label={t('Date on the notice')}
				hint={t('Month, day, year: 11/27/2026. If there’s no date, enter the day you expect it to happen.')}
			/>
			<ReadBack />
		</div>
		<WhatToDoToday title={t('What to do today')} level="h3">
			<p>{t('Finish this form. Once it’s sent, you can print a letter for the company.')}</p>
		</WhatToDoToday>
	</YesNoWithDetail>
)

/** The weekday is read back, because a wrong digit shows in it. */
function ReadBack() {
	const { data } = calendarDate().safeParse(useAnswer(fields.cutOffDate))
	return (
		<p role="status" className="max-w-read empty:hidden">
			{data
				? rich(
						'That’s {day}. We see this date when we choose what to read first, but our answer may still come later.',
						{ day: <b className="text-clay">{fullDay(monthDayYear(data), new Date())}</b> },
					)
				: null}
		</p>
	)
}

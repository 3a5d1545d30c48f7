import { calendarDate, isMinor } from '#shared/dates.ts'

const day = calendarDate()

/** Under 18 on the day of applying. Both dates as the documents show them: month, day, year. */
export function wasMinor({ birthday, issuedOn }: { birthday: string; issuedOn: string }) {
	const [born, sent] = [day.safeParse(birthday), day.safeParse(issuedOn)]
	return born.success && sent.success && isMinor(born.data, sent.data)
}

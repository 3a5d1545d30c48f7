import type { Mutants } from './mutants.ts'

export const inShared: readonly Mutants[] = [
	{
		file: 'shared/dates.ts',
		tests: 'shared/dates.test.ts',
		changes: [
			['midnight.getTime() + hoursBehindUtc(midnight) * hour', 'midnight.getTime() + 6 * hour'],
			['sundayOf(year, 2, 2)', 'sundayOf(year, 2, 1)'],
			['sundayOf(year, 10, 1)', 'sundayOf(year, 10, 2)'],
			['return today < comesOfAge', 'return today <= comesOfAge'],
			['date < today', 'date <= today'],
			['moment.toISOString().startsWith(date)', 'moment.toISOString().length > 0'],
			['/ dayLength)', '/ dayLength + 0.5)'],
			['monthNames[(month ?? 0) - 1]', 'monthNames[month ?? 0]'],
		],
	},
	{
		file: 'shared/typed.ts',
		tests: 'shared/typed.test.ts',
		changes: [
			['const mostDecimals = 2', 'const mostDecimals = 3'],
			["digits + decimals !== ''", "digits !== ''"],
			['const mostDigits = 9', 'const mostDigits = 10'],
			['/^\\+?1(?=\\d{10}$)/', '/^\\+?1/'],
		],
	},
	{
		file: 'shared/fields.ts',
		tests: 'shared/',
		changes: [
			['...length(1, 200, sentence)', '...length(1, 200_000, sentence)'],
			['...length(7, 44, ifWrong)', '...length(6, 44, ifWrong)'],
			['...length(8, 49, passwordLengthSentence)', '...length(7, 49, passwordLengthSentence)'],
			["!typed.includes('=?') && ", ''],
			['z.lte(mostDollars, sentence)', 'z.lte(10 * mostDollars, sentence)'],
			["['no', false]", "['no', true]"],
			["typed.replaceAll('\\r\\n', '\\n').trim()", 'typed.trim()'],
		],
	},
	{
		file: 'shared/removal.ts',
		tests: 'shared/',
		changes: [
			['addedOn <= seenUntil', 'addedOn < seenUntil'],
			['|| addedBy === actorId', ''],
			['leftOut.length > 0 && ', ''],
		],
	},
	{
		file: 'shared/csv.ts',
		tests: 'shared/csv.test.ts',
		changes: [
			["replaceAll('\"', '\"\"')", "replace('\"', '\"\"')"],
			['/^\\s*[=+', '/^[=+'],
		],
	},
	{
		file: 'shared/tokens.ts',
		tests: 'shared/',
		changes: [
			["signs.length === 19 && signs.startsWith('BTG')", "signs.startsWith('BTG')"],
			["I: '1'", "I: 'I'"],
		],
	},
	{
		file: 'shared/applications/rules.ts',
		tests: 'shared/applications/',
		changes: [
			["status === 'Denied' ? 'Declined' : status", 'status'],
			['livesAlone || familyData.length > 0', 'familyData.length > 0'],
		],
	},
	{
		file: 'shared/applications/missing.ts',
		tests: 'shared/applications/',
		changes: [
			["status === 'Pending' || closedOn !== undefined", "status === 'Pending'"],
			['missing.answer === undefined', 'true'],
			['reopenedOn ?? issuedOn', 'issuedOn'],
			[
				"thing === 'other' ? [] : [missingSentences[thing]]",
				"thing === 'bill' ? [] : [missingSentences.bill]",
			],
		],
	},
	{
		file: 'shared/applications/related.ts',
		tests: 'shared/applications/',
		changes: [
			['one <= addDays(other, repeatDays)', 'one < addDays(other, repeatDays)'],
			['decidedOn > since', 'decidedOn >= since'],
			['!notSame && ', ''],
		],
	},
	{
		file: 'shared/applications/payments.ts',
		tests: 'shared/applications/',
		changes: [["status === 'Approved' && !payment", "status === 'Approved'"]],
	},
	{
		file: 'shared/events/rules.ts',
		tests: 'shared/events/',
		changes: [
			['event.date >= today &&', 'event.date > today &&'],
			['event.attending > 0 &&', ''],
			['attending >= capacity', 'attending > capacity'],
			["=== 'active' && event.date >= today", "=== 'active' && event.date > today"],
			['if (!isUpcoming(event, today))', 'if (event.date < today)'],
			["event.archived ? 'off' : 'on'", "'on'"],
		],
	},
	{
		file: 'shared/files/rules.ts',
		tests: 'shared/files/',
		changes: [
			['size > rule.maxSize', 'size >= rule.maxSize'],
			['|| windowsCsv', ''],
			['\\p{Cf}', ''],
		],
	},
]

interface Mutants {
	file: string
	/** The tests that should notice: a file, or a folder. */
	tests: string
	/** What is written there, exactly once, and what is written instead. */
	changes: readonly (readonly [from: string, to: string])[]
}

/** A promise of the product each. Whoever changes one of these lines gives it a new change, or takes it out. */
export const mutants: readonly Mutants[] = [
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
			['...length(7, 44, emailSentence)', '...length(6, 44, emailSentence)'],
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
			['event.date >= today', 'event.date > today'],
			['event.attending > 0 &&', ''],
			['attending >= capacity', 'attending > capacity'],
			['!active || archived || date < today', '!active || date < today'],
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
	{
		file: 'functions/domain/mail/templates/decision.ts',
		tests: 'functions/domain/mail/',
		changes: [
			['text(outcome[status])', "text(outcome[status === 'Denied' ? 'Approved' : 'Denied'])"],
			['\t\tmember\n', '\t\t!member\n'],
			["status === 'Approved' && granted > 0", 'granted > 0'],
		],
	},
	{
		file: 'functions/domain/mail/words.ts',
		tests: 'functions/domain/mail/',
		changes: [
			['!looksLikeAddress.test(name)', 'true'],
			["page('/events/cancel')}#$", "page('/events/cancel')}?$"],
		],
	},
	{
		file: 'functions/domain/mail/calendar.ts',
		tests: 'functions/domain/mail/',
		changes: [
			['addDays(date, 1)', 'date'],
			['const longestLine = 75', 'const longestLine = 76'],
		],
	},
	{
		file: 'functions/domain/applications/alike.ts',
		tests: 'functions/domain/applications/',
		changes: [
			["one.applicantID !== 'Guest' && ", ''],
			["(alike.includes('account') || alike.includes('email'))", 'true'],
			["familyFacts(other).includes(facts['name and birthday'])", 'false'],
		],
	},
	{
		file: 'functions/domain/applications/next-step.ts',
		tests: 'functions/domain/applications/',
		changes: [
			['|| disownedOn', ''],
			['const reminders = [5, 2]', 'const reminders = [5, 1]'],
			['const daysToSayMore = 19', 'const daysToSayMore = 20'],
		],
	},
	{
		file: 'functions/domain/digest/morning.ts',
		tests: 'functions/domain/digest/',
		changes: [
			['const mornings = [2, 5]', 'const mornings = [2, 4]'],
			['addDays(dayOf(now), -1)', 'dayOf(now)'],
		],
	},
	{
		file: 'functions/platform/http/network.ts',
		tests: 'functions/platform/http/network.test.ts',
		changes: [
			['share: 16', 'share: 160'],
			['groups.slice(0, 3)', 'groups.slice(0, 2)'],
			['.toLowerCase()', ''],
		],
	},
	{
		file: 'functions/platform/http/multipart.ts',
		tests: 'functions/platform/http/multipart.test.ts',
		changes: [
			['entries.length === mostParts', 'false'],
			['{ fatal: true, ignoreBOM: true }', '{ ignoreBOM: true }'],
			['if (second !== undefined) throw unreadable()', ''],
		],
	},
	{
		file: 'functions/platform/identity/secrets.ts',
		tests: 'functions/platform/identity/secrets.test.ts',
		changes: [
			['&& stored !== undefined', ''],
			[".normalize('NFC')", ''],
			['stored ?? noMatch', "stored ?? '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAA'"],
		],
	},
	{
		file: 'functions/platform/identity/guessable.ts',
		tests: 'functions/platform/identity/guessable.test.ts',
		changes: [
			['lastName + firstName', 'lastName'],
			['|| repeats.test(form)', ''],
		],
	},
	{
		file: 'functions/platform/files/disposition.ts',
		tests: 'functions/platform/files/disposition.test.ts',
		changes: [["/['()*]/g", "/['()]/g"]],
	},
	{
		file: 'functions/statistics/figures.ts',
		tests: 'functions/statistics/',
		changes: [
			['seen >= half', 'seen > half'],
			["many('approved') / decided", "many('denied') / decided"],
		],
	},
	{
		file: 'functions/statistics/periods.ts',
		tests: 'functions/statistics/',
		changes: [['Date.UTC(year, which, 0)', 'Date.UTC(year, which - 1, 0)']],
	},
	{
		file: 'functions/trail/days.ts',
		tests: 'functions/trail/',
		changes: [
			['addDays(to, 1)', 'to'],
			['.slice(0, 13)', ''],
		],
	},
	{
		file: 'web/src/lib/days.ts',
		tests: 'web/src/lib/days.test.ts',
		changes: [
			['momentOf(day) < momentOf(today)', 'momentOf(day) <= momentOf(today)'],
			['moment.getUTCDate() + days', 'moment.getUTCDate() + days + 1'],
		],
	},
	{
		file: 'web/src/lib/session/timing.ts',
		tests: 'web/src/lib/session/',
		changes: [
			['now >= end - warningMs', 'now > end - warningMs'],
			["idleEndsAt < endsAt ? 'idle' : 'limit'", "'idle'"],
			['Math.min(idleEndsAt, endsAt)', 'idleEndsAt'],
		],
	},
	{
		file: 'web/src/lib/uploads/queue.ts',
		tests: 'web/src/lib/uploads/',
		changes: [
			['const atOnce = 2', 'const atOnce = 3'],
			['tries >= triesPerFile', 'tries > triesPerFile'],
			["state !== 'refused' && state !== 'preparing'", "state !== 'preparing'"],
			['>= this.limit', '> this.limit'],
		],
	},
	{
		file: 'web/src/components/fields/mask.ts',
		tests: 'web/src/components/fields/mask.test.ts',
		changes: [['digits.length <= room', 'true']],
	},
	{
		file: 'web/src/features/console/legacy/csv.ts',
		tests: 'web/src/features/console/legacy/',
		changes: [
			["cell.trim() === ''", 'true'],
			["replace(/\\r\\n?/g, '\\n')", "replace(/\\r\\n/g, '\\n')"],
		],
	},
	{
		file: 'web/src/features/console/statistics/small-groups.ts',
		tests: 'web/src/features/console/statistics/',
		changes: [
			['many < smallest', 'many <= smallest'],
			['people() < smallest', 'false'],
			['isSmall(of) && !isSmall(many)', 'false'],
		],
	},
	{
		file: 'web/src/features/console/pagedList.ts',
		tests: 'web/src/features/console/pagedList.test.ts',
		changes: [['if (place < 0 && next !== undefined) return loaded', '']],
	},
]

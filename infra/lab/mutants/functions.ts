import type { Mutants } from './mutants.ts'

export const inFunctions: readonly Mutants[] = [
	{
		file: 'functions/domain/mail/templates/application.ts',
		tests: 'functions/domain/mail/',
		changes: [
			['(writer)[status]', "(writer)[status === 'Denied' ? 'Approved' : 'Denied']"],
			['member\n\t\t? link', '!member\n\t\t? link'],
			["status === 'Approved' && granted > 0", 'granted > 0'],
		],
	},
	{
		file: 'functions/domain/mail/templates/event.ts',
		tests: 'functions/domain/mail/',
		changes: [["page('/events/cancel')}#$", "page('/events/cancel')}?$"]],
	},
	{
		file: 'functions/domain/mail/words.ts',
		tests: 'functions/domain/mail/',
		changes: [['!looksLikeAddress.test(name)', 'true']],
	},
	{
		file: 'shared/events/calendar.ts',
		tests: 'shared/events/',
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
			['addDays(day, 1)', 'day'],
			['.slice(0, 13)', ''],
		],
	},
]

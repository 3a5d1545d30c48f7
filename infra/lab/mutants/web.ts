import type { Mutants } from './mutants.ts'

export const inWeb: readonly Mutants[] = [
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
		file: 'web/src/features/apply/application.ts',
		tests: 'web/src/features/apply/',
		changes: [
			["state.saving.name === 'over' ? state", 'false ? state'],
			['again ? { name: ', '!again ? { name: '],
			["sending.name === 'checking who is signed in' || sending.name", 'sending.name'],
			['.filter((before) => !isSame(before, sending.payload))', ''],
			['sentAt: state.sentAt ?? event.at', 'sentAt: event.at'],
			["['failed', 'busy'].includes(error.code)", 'false'],
			['sending.attempt < unanswered.length - 1', 'sending.attempt < unanswered.length'],
			["saving.name === 'unsaved' || saving.name === 'elsewhere'", "saving.name === 'unsaved'"],
			["saving.changed ? 'changed' : 'saved'", "'saved'"],
			['event.own && event.kept', 'event.kept'],
			['saving.kept?.version ?? 0', '0'],
		],
	},
	{
		file: 'web/src/features/apply/draft.ts',
		tests: 'web/src/features/apply/',
		changes: [
			['isSent ? underNewKey(draft) : draft', 'draft'],
			['!draft.answers[field as keyof Answers]', 'true'],
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
		file: 'web/src/console/legacy/csv.ts',
		tests: 'web/src/console/legacy/',
		changes: [
			["cell.trim() === ''", 'true'],
			["replace(/\\r\\n?/g, '\\n')", "replace(/\\r\\n/g, '\\n')"],
		],
	},
	{
		file: 'web/src/console/statistics/year/small-groups.ts',
		tests: 'web/src/console/statistics/year/',
		changes: [
			['many < smallest', 'many <= smallest'],
			['people() < smallest', 'false'],
			['one - other', 'other - one'],
		],
	},
	{
		file: 'web/src/console/pagedList.ts',
		tests: 'web/src/console/pagedList.test.ts',
		changes: [['if (place < 0 && next !== undefined) return loaded', '']],
	},
]

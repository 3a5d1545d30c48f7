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

import { serve } from '#functions/platform/http/serve.ts'
import { counterRef } from '#functions/platform/store/collection.ts'
import { getItems } from '#functions/platform/store/table.ts'
import { consoleApi } from '#shared/console/api.ts'
import { type Count, consoleCounts } from '#shared/console/schema.ts'

/** A list has the name of its section, so the counters are read without the code of the lists. */
const counters = Object.entries(consoleCounts).map(
	([name, { permission, counted, of = name }]: [string, Count]) => ({
		name,
		permission,
		counter: counterRef(of.toUpperCase(), counted),
	}),
)

export const handler = serve(consoleApi)({
	counts: async ({ person }) => {
		const may = counters.filter(({ permission }) => person.user.clientSidePermissions.includes(permission))
		const items = may.length > 0 ? await getItems(may.map(({ counter }) => counter.key)) : []
		return Object.fromEntries(may.map(({ name, counter }, at) => [name, counter.parse(items[at])]))
	},
})

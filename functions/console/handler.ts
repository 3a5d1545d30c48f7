import { serve } from '#functions/platform/http/serve.ts'
import { counterRef } from '#functions/platform/store/collection.ts'
import { getItems } from '#functions/platform/store/table.ts'
import { consoleApi } from '#shared/console/api.ts'
import { counters } from '#shared/console/schema.ts'

export const handler = serve(consoleApi)({
	counts: async ({ person }) => {
		const may = counters
			.filter(({ permission }) => person.user.clientSidePermissions.includes(permission))
			.map(({ name, list, counted }) => ({ name, counter: counterRef(list, counted) }))
		const items = await getItems(may.map(({ counter }) => counter.key))
		return Object.fromEntries(may.map(({ name, counter }, at) => [name, counter.parse(items[at])]))
	},
})

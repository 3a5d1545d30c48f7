import { serve } from '#functions/platform/http/serve.ts'
import { type Counted, readCounts } from '#functions/platform/store/counts.ts'
import { consoleApi } from '#shared/console/api.ts'
import type { Permission } from '#shared/endpoint.ts'

const sections: [Permission, Counted][] = [
	['Application Access', 'applications'],
	['Event Access', 'events'],
	['Report Access', 'reports'],
]

export const handler = serve(consoleApi)({
	counts: ({ person }) => {
		const may = sections.filter(([permission]) => person.user.clientSidePermissions.includes(permission))
		return readCounts(may.map(([, counted]) => counted))
	},
})

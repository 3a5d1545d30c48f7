import { applications } from '#functions/domain/applications/table.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { getItems, type Ref } from '#functions/platform/store/table.ts'
import { consoleApi } from '#shared/console/api.ts'
import type { Permission } from '#shared/endpoint.ts'

/** Each section's counter is sent only to employees who may open the section. */
const counters: Record<string, { permission: Permission; counter: Ref<number> }> = {
	applications: { permission: 'Application Access', counter: applications.counter('pending') },
	reports: { permission: 'Report Access', counter: reports.counter('unresolved') },
}

export const handler = serve(consoleApi)({
	counts: async ({ person }) => {
		const may = Object.entries(counters).filter(([, { permission }]) =>
			person.user.clientSidePermissions.includes(permission),
		)
		const items = may.length > 0 ? await getItems(may.map(([, { counter }]) => counter.key)) : []
		return Object.fromEntries(may.map(([name, { counter }], at) => [name, counter.parse(items[at])]))
	},
})

import { readersBesides } from '#functions/domain/applications/readers.ts'
import { mayBeSeen } from '#functions/domain/applications/require-application.ts'
import { applications } from '#functions/domain/applications/table.ts'
import { prefetching } from '#functions/platform/http/prefetch.ts'
import { relatedApplicationsApi } from '#shared/applications/related-api.ts'

/** Leaves no audit record, because an open page asks for this every half minute. Opening the application leaves one. */
export const readers = prefetching(
	relatedApplicationsApi.readers,
	({ token }) => ({ application: applications.ref(token) }),
	async ({ input, person, now }, { application }) => {
		mayBeSeen(application, person)
		const { _id: userId, firstName, lastName } = person.user
		const name = `${firstName} ${lastName}`
		return { readers: await readersBesides({ token: input.token, userId, name, now }) }
	},
)

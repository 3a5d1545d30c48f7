import { setTimeout as pause } from 'node:timers/promises'
import { readSettings } from '#functions/domain/applications/settings.ts'
import { published, upcoming } from '#functions/domain/events/published.ts'
import { managed, readWall } from '#functions/domain/sponsors/wall.ts'
import { currentFigures } from '#functions/domain/statistics/snapshot.ts'
import { replaceObject } from '#functions/platform/files/objects.ts'
import { skipFailures } from '#functions/platform/skip-failures.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import type { Body, Endpoint, Input } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { pageSize as limit } from '#shared/events/page-size.ts'
import { publishedAt } from '#shared/paths.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { statisticsApi } from '#shared/statistics/api.ts'

/** CloudFront keeps a file for half a minute, and a browser asks each time whether it has changed. */
const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, s-maxage=30' }

type Answer<E extends Endpoint> = (asked: { input: Input<E>; now: Date }) => Promise<Body<E>>

/**
 * Files have what public calls answer. Two runs may overtake each other, and an index may be a second late, so each run
 * looks again until what it put is what is. A file whose answer fails stays as it was.
 */
export const publisher =
	(lookAgainAfter: number) =>
	<E extends Endpoint>({ path, response }: E, input: Input<E>, answer: Answer<E>) =>
		skipFailures(`${path} not published`, path, async () => {
			for (let put = ''; ; await pause(lookAgainAfter)) {
				const answered = response.parse(await answer({ input, now: new Date() }))
				const is = JSON.stringify({ status: true, ...Object(answered) })
				if (is === put) return true
				await replaceObject(publishedAt(path, Object(input)), is, headers)
				put = is
			}
		})

/** Runs when something of it has changed, and every hour, because days end and a run may have been lost. */
export const handler = async ({ changed = false }: { changed?: boolean }) => {
	const publish = publisher(changed ? 1000 : 0)
	const done = await Promise.all([
		publish(eventsApi.upcoming, {}, upcoming),
		publish(eventsApi.published, { active: true, limit }, published),
		publish(eventsApi.published, { active: false, limit }, published),
		publish(sponsorsApi.list, {}, async () => managed((await readWall()).sponsors)),
		publish(statisticsApi.published, {}, currentFigures),
		publish(applicationsApi.settings, {}, readSettings),
	])
	return { failed: done.filter((isDone) => !isDone).length }
}

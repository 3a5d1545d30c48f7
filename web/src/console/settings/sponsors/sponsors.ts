import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { client } from '#web/lib/api.ts'
import { consolePath } from '../../paths.ts'

export const sponsorPath = (...parts: string[]) => consolePath('settings', 'sponsors', ...parts)

export const sponsors = client({ ...sponsorsApi, ...sponsorLogosApi })

export type Wall = Answer<typeof sponsorsApi.manage>['sponsors']
export type Sponsor = Wall[number]

/** Partners are numbered as the wall shows them. The top sponsor is above them. */
export const placeOf = (wall: Wall, { _id, top }: Sponsor) =>
	top ? '' : String(wall.filter((one) => !one.top).findIndex((one) => one._id === _id) + 1)

export const wallQuery = queryOptions({
	queryKey: ['console', 'sponsors'],
	queryFn: async () => (await sponsors.manage({})).sponsors,
})

/** Every answer has the whole wall as it is now. */
export const putWall = (cache: QueryClient, wall: Wall) => cache.setQueryData(wallQuery.queryKey, wall)

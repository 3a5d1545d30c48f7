import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readyTextsApi } from '#shared/applications/ready-texts-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'

export const readyTexts = client(readyTextsApi)

type Texts = Pick<Answer<typeof readyTextsApi.readyTexts>, 'texts' | 'differs'>

export const readyTextsQuery = queryOptions({
	queryKey: ['console', 'ready-texts'],
	queryFn: async (): Promise<Texts> => readyTexts.readyTexts({}),
})

/** Every answer has all texts as they are now. */
export const putReadyTexts = (cache: QueryClient, { texts, differs }: Texts) =>
	cache.setQueryData(readyTextsQuery.queryKey, { texts, differs })

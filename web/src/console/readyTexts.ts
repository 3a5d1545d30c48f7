import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { hasBlank } from '#shared/applications/ready-texts.ts'
import { readyTextsApi } from '#shared/applications/ready-texts-api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { checkedBy, problem } from '#shared/problems.ts'
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

/** A ready text isn't sent before its blanks are filled. */
export const filledIn = <Name extends string>(name: Name) =>
	checkedBy((typed: { readonly [field in Name]?: string | undefined }) =>
		hasBlank(typed[name] ?? '') ? [problem('Fill in the part in brackets.', name)] : [],
	)

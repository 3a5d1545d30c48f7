import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import type { statisticsApi } from '#shared/statistics/api.ts'
import { t } from '#shared/words/t.ts'
import { client } from '#web/lib/api.ts'
import { locale } from './language.ts'

/** The call is spelled without its schemas, because the home page has no use for zod. */
const statistics = client<Pick<typeof statisticsApi, 'published'>>({
	published: { method: 'GET', path: '/api/published-figures', published: true },
})

export const usePublishedFigures = () =>
	useQuery({ queryKey: ['published-figures'], queryFn: () => statistics.published({}) })

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Chicago' })

export type PublishedFigures = NonNullable<Answer<typeof statisticsApi.published>['published']>

/** Says from when to when the figures were counted. */
export function countedWords({ year, asOf }: PublishedFigures) {
	const counted = day.format(new Date(asOf))
	return counted.endsWith(year)
		? t('Counted from our own records, January\u00a01 to {day}.', { day: counted })
		: t('Counted from our own records for all of {year}.', { year })
}

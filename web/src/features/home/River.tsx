import { useQuery } from '@tanstack/react-query'
import type { statisticsApi } from '#shared/statistics/api.ts'
import { t } from '#shared/words/t.ts'
import { client } from '#web/lib/api.ts'
import { locale } from '#web/lib/language.ts'
import { dollars } from '#web/lib/money.ts'
import { plural } from '#web/lib/plural.ts'

/** The call is spelled without its schemas, because the home page has no use for zod. */
const statistics = client<Pick<typeof statisticsApi, 'published'>>({
	published: { method: 'GET', path: '/api/published-figures', cached: true },
})

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Chicago' })

/** The river shows our own figures of the year. Its bed has its depth before the answer is here, so nothing moves. */
export function River() {
	const { data, isPending } = useQuery({ queryKey: ['published-figures'], queryFn: () => statistics.published({}) })
	const published = data?.published
	return (
		<div className="relative bg-river-wash">
			<svg
				viewBox="0 0 1440 32"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="absolute bottom-full -mb-px h-7 w-full fill-river-wash"
			>
				<path d="M0 24C120 8 240 4 380 14S680 34 840 18S1120 2 1260 14S1400 22 1440 20V32H0z" />
			</svg>
			{published ? <Figures {...published} /> : <div className={isPending ? 'h-73 min-[58rem]:h-49' : 'h-s7'} />}
			<svg
				viewBox="0 0 1440 26"
				preserveAspectRatio="none"
				aria-hidden="true"
				className="absolute -bottom-px h-6 w-full fill-paper"
			>
				<path d="M0 12C150 26 300 24 460 12S760 0 940 10S1260 24 1440 8V26H0z" />
			</svg>
		</div>
	)
}

interface FiguresProps {
	year: string
	asOf: string
	approved: number
	assistance: number
	medianDays?: number | undefined
}

function Figures({ year, asOf, approved, assistance, medianDays }: FiguresProps) {
	const counted = day.format(new Date(asOf))
	return (
		<section aria-label={t('The year {year} in figures', { year })} className="page-width">
			<ul className="grid gap-s4 pt-s4 pb-s7 min-[58rem]:grid-cols-4 min-[58rem]:gap-0 min-[58rem]:pt-s5 min-[58rem]:pb-s8">
				<Figure figure={approved.toLocaleString(locale)} words={t('requests approved in {year}', { year })} />
				<Figure figure={dollars(assistance)} words={t('of help in {year}', { year })} />
				{medianDays === undefined ? null : (
					<Figure
						figure={plural(Math.max(medianDays, 1), '{n} day', '{n} days')}
						words={t('or less until our answer, for half of all requests')}
					/>
				)}
				<li className="max-w-[26ch] self-end text-small text-soft min-[58rem]:pl-7.5">
					{counted.endsWith(year)
						? t('Counted from our own records, January\u00a01 to {day}.', { day: counted })
						: t('Counted from our own records for all of {year}.', { year })}
				</li>
			</ul>
		</section>
	)
}

const Figure = ({ figure, words }: { figure: string; words: string }) => (
	<li className="flex flex-wrap items-baseline gap-x-s4 min-[58rem]:block min-[58rem]:pl-7.5">
		<span className="block min-w-[min(9.5rem,100%)] font-head font-title text-[2.5rem] text-river-deep leading-tight tracking-tight min-[58rem]:text-[3.75rem]">
			{figure}
		</span>
		<span className="block max-w-[22ch] flex-1 basis-24">{words}</span>
	</li>
)

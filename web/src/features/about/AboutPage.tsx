import { t } from '#shared/words/t.ts'
import { Deck, Pier } from '#web/components/bridge/Deck.tsx'
import { aboutUs, howWeDecide } from '#web/content/about.ts'
import { locale } from '#web/lib/language.ts'
import { dollars } from '#web/lib/money.ts'
import { countedWords, usePublishedFigures } from '#web/lib/publishedFigures.ts'
import { AboutPart } from './AboutPart.tsx'

/** Three of the team: one reads an application, one writes back, and one keeps the days. */
const readers = [
	[
		['M33 34a17 17 0 1 1 34 0a17 17 0 1 1-34 0M26 124V82a24 24 0 0 1 48 0v42z', 'fill-pine'],
		['M34 78h32v38H34z', 'fill-white stroke-river-deep'],
		['M41 88h18M41 96h18M41 104h10', 'stroke-line'],
	],
	[
		['M32 26a18 18 0 1 1 36 0a18 18 0 1 1-36 0M25 124V76a25 25 0 0 1 50 0v48z', 'fill-river'],
		['M30 84h40v28H30z', 'fill-white stroke-river-deep'],
		['M30 84l20 15 20-15', 'stroke-clay'],
	],
	[
		['M34 38a16 16 0 1 1 32 0a16 16 0 1 1-32 0M27 124V84a23 23 0 0 1 46 0v40z', 'fill-river-deep'],
		['M31 80h38v36H31z', 'fill-white stroke-river-deep'],
		['M31 80h38v11H31z', 'fill-sun stroke-river-deep'],
		['M41 104l6 6 12-12', 'stroke-pine'],
	],
] as const

export default function AboutPage() {
	const published = usePublishedFigures().data?.published
	const figures = published && [
		{ figure: published.approved.toLocaleString(locale), words: t('requests approved in {year}', published) },
		{ figure: dollars(published.assistance), words: t('of help in {year}', published), note: countedWords(published) },
	]
	return (
		<AboutPart title={t('About Us')}>
			<section aria-labelledby="decide">
				<h2 id="decide" className="mb-s4 text-h3">
					{howWeDecide.title}
				</h2>
				<Deck drawings={readers}>
					{howWeDecide.sentences.map((sentence) => (
						<Pier key={sentence}>{sentence}</Pier>
					))}
				</Deck>
			</section>
			<div className="mt-s6 grid gap-s6">
				{aboutUs.map(({ title, text }, at) => (
					<section key={title} className="grid gap-x-s6 gap-y-s3 border-line border-t pt-s5 large:grid-cols-[1fr_2fr]">
						<div>
							<h2 className="text-h3">{title}</h2>
							<p className="mt-s3 font-head font-title text-[2.5rem] text-river-deep leading-tight empty:hidden">
								{figures?.[at]?.figure}
							</p>
							<p>{figures?.[at]?.words}</p>
							<p className="mt-s2 max-w-[30ch] text-small text-soft">{figures?.[at]?.note}</p>
						</div>
						<p className="max-w-read text-lead">{text}</p>
					</section>
				))}
			</div>
		</AboutPart>
	)
}

import { t } from '#shared/words/t.ts'
import { aboutUs } from '#web/content/about.ts'
import { AboutPart } from './AboutPart.tsx'

export default function AboutPage() {
	return (
		<AboutPart title={t('About Us')}>
			<div className="grid gap-s6">
				{aboutUs.map(({ title, text }) => (
					<section key={title} className="grid gap-x-s6 gap-y-s3 border-line border-t pt-s5 large:grid-cols-[1fr_2fr]">
						<h2 className="text-h3">{title}</h2>
						<p className="max-w-read text-lead">{text}</p>
					</section>
				))}
			</div>
		</AboutPart>
	)
}

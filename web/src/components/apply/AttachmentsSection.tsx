import { monthDayYear } from '#shared/dates.ts'
import { attachmentLimit } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { useBillDay } from '#web/components/documents/BillMissing.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import { useClosesWithoutBill } from '#web/lib/applicationSettings.ts'
import type { Upload, UploadQueue } from '#web/lib/uploads/queue.ts'
import { today } from './answers.ts'

interface Props {
	queue: UploadQueue
	uploads: readonly Upload[]
}

/** The button comes before the rules, because the rules kept people from seeing it. */
export function AttachmentsSection({ queue, uploads }: Props) {
	const closesWithoutBill = useClosesWithoutBill()
	const billDay = useBillDay(monthDayYear(today()), new Date())
	const isEmpty = uploads.length === 0
	return (
		<>
			{isEmpty ? <BillGuide /> : null}
			<FileUploads
				label={isEmpty ? t('Your bill') : t('Is there another page?')}
				hint={t(
					'Up to {limit} files, up to 8 MB each: photos (PNG, JPEG, WebP), PDF, Word, Excel, PowerPoint, RTF, text or CSV.',
					{ limit: attachmentLimit },
				)}
				queue={queue}
				uploads={uploads}
				camera
			/>
			{isEmpty ? (
				<Button type="submit" look="quiet" className="-ml-3 justify-self-start">
					{billDay ? t('I’ll send it later (by {day})', { day: billDay }) : t('I’ll send it later')}
				</Button>
			) : null}
			<section aria-labelledby="rules" className="border-line border-t-2 pt-s5">
				<h2 id="rules" className="text-lead">
					{t('One bill per application')}
				</h2>
				<ul className="mt-s3 grid max-w-read list-disc gap-s2 pl-s5 marker:text-clay">
					<li>{t('Attach the bill, lease or estimate that shows how much is due and who gets paid.')}</li>
					<li>
						{t(
							'Several photos of the same bill are fine. Attaching multiple bills leads to denial. For a second bill, send a second application.',
						)}
					</li>
					{closesWithoutBill ? (
						<li>{t('Applications lacking payment information are automatically denied after 15 days.')}</li>
					) : null}
				</ul>
			</section>
		</>
	)
}

/** Tells people who take a photo of a bill what it has to show. */
const BillGuide = () => (
	<div className="grid grid-cols-[minmax(0,8.6rem)_minmax(0,1fr)] items-center gap-s4 small:grid-cols-[13rem_minmax(0,1fr)] small:gap-s5">
		<svg
			viewBox="0 0 240 250"
			fill="none"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			className="w-full"
		>
			<rect x="4" y="4" width="232" height="242" rx="10" className="fill-sand" />
			<path d="M38 24H202V226H38z" className="fill-white stroke-line" strokeWidth="1.500" />
			<path d="M24 30V12H42M198 12H216V30M216 220V238H198M42 238H24V220" className="stroke-river" strokeWidth="4" />
			<path d="M52 122h136M52 136h136M52 150h96M52 168h136" className="stroke-line" strokeWidth="4" />
			<g className="fill-river-wash">
				<rect x="50" y="38" width="104" height="24" rx="3" />
				<rect x="48" y="70" width="90" height="32" rx="3" />
				<rect x="96" y="178" width="96" height="32" rx="3" />
			</g>
			<g className="stroke-river-deep" strokeWidth="5">
				<path d="M58 50h72M58 80h60M58 92h44" />
				<path d="M122 194h56" strokeWidth="9" />
			</g>
			<g className="fill-river">
				<circle cx="176" cy="50" r="13" />
				<circle cx="160" cy="86" r="13" />
				<circle cx="72" cy="194" r="13" />
			</g>
			<g className="fill-paper font-head font-title text-[16px]" textAnchor="middle">
				<text x="176" y="56">
					1
				</text>
				<text x="160" y="92">
					2
				</text>
				<text x="72" y="200">
					3
				</text>
			</g>
		</svg>
		<div>
			<p className="font-strong">{t('We need to read:')}</p>
			<ol className="mt-s2 grid list-inside list-decimal gap-s1 marker:font-strong marker:text-river">
				<li>{t('the company')}</li>
				<li>{t('your name')}</li>
				<li>{t('the amount')}</li>
			</ol>
			<p className="mt-s2 text-soft leading-snug">{t('Lay it flat, with all four corners in the picture.')}</p>
		</div>
	</div>
)

import { monthDayYear } from '#shared/dates.ts'
import { attachmentLimit } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { useBillDay } from '#web/components/documents/BillMissing.tsx'
import { BillGuide } from '#web/components/files/BillGuide.tsx'
import { FileUploads } from '#web/components/files/FileUploads.tsx'
import { useClosesWithoutBill } from '#web/lib/applicationSettings.ts'
import type { Upload, UploadQueue } from '#web/lib/uploads/queue.ts'
import { today } from '../today.ts'

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
				<h3 id="rules" className="text-lead">
					{t('One bill per application')}
				</h3>
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

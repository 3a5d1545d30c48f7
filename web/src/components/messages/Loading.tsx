import { useSyncExternalStore } from 'react'
import { t } from '#shared/words/t.ts'
import { Spinner } from '#web/components/Button.tsx'
import { busyCalls } from '#web/lib/busyCalls.ts'

export function Loading({ children }: { children?: string }) {
	const isBusy = useSyncExternalStore(busyCalls.onChange, busyCalls.many, () => 0) > 0
	return (
		<p role="status" className="flex items-center gap-s3 text-soft">
			<Spinner />
			{children ?? (isBusy ? t('Our server is busy. We’re trying again.') : t('Loading...'))}
		</p>
	)
}

const widths = ['w-full', 'w-11/12', 'w-2/3']

/** The shape of what is coming, so that nothing jumps when it arrives. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
	return (
		<div role="status">
			<span className="sr-only">{t('Loading...')}</span>
			<div aria-hidden="true" className="grid animate-breathe gap-s3">
				{Array.from({ length: lines }, (_, line) => line).map((line) => (
					<div key={line} className={`h-4 rounded-field bg-line/70 ${widths[line % widths.length]}`} />
				))}
			</div>
		</div>
	)
}

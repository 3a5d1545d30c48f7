import { t } from '#shared/words/t.ts'
import { Spinner } from '#web/components/Button.tsx'

export function Loading({ children = t('Loading...') }: { children?: string }) {
	return (
		<p role="status" className="flex items-center gap-s3 text-soft">
			<Spinner />
			{children}
		</p>
	)
}

/** The shape of what is coming, so that nothing jumps when it arrives. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
	return (
		<div role="status">
			<span className="sr-only">{t('Loading...')}</span>
			<div aria-hidden="true" className="grid animate-breathe gap-s3">
				{Array.from({ length: lines }, (_, line) => line).map((line) => (
					<div
						key={line}
						className={`h-4 rounded-field bg-line/70 ${line % 3 === 2 ? 'w-2/3' : line % 3 === 1 ? 'w-11/12' : 'w-full'}`}
					/>
				))}
			</div>
		</div>
	)
}

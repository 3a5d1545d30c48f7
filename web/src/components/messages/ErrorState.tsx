import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'

interface Props {
	title?: string
	message: string
	onRetry: () => void
	retrying?: boolean
}

export function ErrorState({ title = t('This didn’t load'), message, onRetry, retrying = false }: Props) {
	return (
		<div role="alert" className="grid justify-items-start gap-s3 card border-l-4 border-l-rose p-s5">
			<p className="font-title font-head text-h3">{title}</p>
			<p className="max-w-read text-soft">{message}</p>
			<Button look="ghost" size="small" onClick={onRetry} busy={retrying && t('Trying again')}>
				{t('Retry')}
			</Button>
		</div>
	)
}

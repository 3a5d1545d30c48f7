import { t } from '#shared/words/t.ts'
import { Banner } from './Banner.tsx'

/** A guest left their form alone (`useGuestIdle`). */
export const ErasedNotice = () => (
	<Banner tone="plain" role="status" title={t('We erased what was typed here')}>
		<p>{t('Nobody used this page for a while, and someone else may use this device next.')}</p>
	</Banner>
)

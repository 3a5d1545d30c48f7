import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { t } from '#shared/words/t.ts'
import { Banner } from './messages/Banner.tsx'

interface Props {
	/** It's shown until the part is here. */
	coming: ReactNode
	children: ReactNode
}

/**
 * A part of a page that's loaded when someone opens it. If it doesn't come, the rest of the page stays, with what was
 * typed there.
 */
export const Part = ({ coming, children }: Props) => (
	<ErrorBoundary FallbackComponent={BrokenPart}>
		<Suspense fallback={coming}>{children}</Suspense>
	</ErrorBoundary>
)

const BrokenPart = () => (
	<Banner tone="bad" role="alert" title={t('Something went wrong on our side')}>
		{t('It’s our fault, not yours. Load the page again: that often helps.')}
	</Banner>
)

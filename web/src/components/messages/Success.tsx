import type { ReactNode } from 'react'
import { Banner } from './Banner.tsx'
import { TakesFocus } from './TakesFocus.tsx'

/** Says that a press worked. Every form and every action uses it, so that nobody presses twice. */
export const Success = ({ title, children }: { title: string; children?: ReactNode }) => (
	<TakesFocus>
		<Banner tone="good" role="status" title={title}>
			{children}
		</Banner>
	</TakesFocus>
)

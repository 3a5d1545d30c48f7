import { useState } from 'react'
import { Checkbox as Box } from 'react-aria-components'
import { Tick } from '#web/components/Tick.tsx'

export interface Sharing {
	isShared: () => boolean
	share: (shared: boolean) => void
}

/** Asked where it is saved, because that is where one wonders who else may see it. */
export function SharedDevice({ sharing }: { sharing: Sharing }) {
	const [shared, setShared] = useState(() => sharing.isShared())
	return (
		<Box
			isSelected={shared}
			onChange={(chosen) => {
				setShared(chosen)
				sharing.share(chosen)
			}}
			className="group flex min-h-12 w-fit cursor-pointer items-start gap-s3 rounded-field py-s3 pr-s3"
		>
			<Tick className="mt-0.5" />
			<span>
				This is a shared device
				<span className="block text-small text-soft">
					At a library, a clinic or a friend’s. Then nothing stays on it once you close this tab.
				</span>
			</span>
		</Box>
	)
}

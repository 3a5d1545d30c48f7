import { Banner } from '#web/components/Banner.tsx'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { routes } from '#web/lib/paths.ts'
import { type Opened, reopen } from './draft.ts'
import type { MemberKeeper } from './memberKeeper.ts'

interface Props {
	keeper: MemberKeeper
	onUseThat: (that: Opened) => void
}

/** Two devices, or two tabs, went on with one draft. Neither overwrites the other without a word. */
export function Elsewhere({ keeper, onUseThat }: Props) {
	const kept = keeper.account.elsewhere()?.kept
	const keepThis = (
		<Button look="ghost" size="small" onClick={() => void keeper.account.keepThis()}>
			Keep the answers here
		</Button>
	)
	if (!kept)
		return (
			<Banner tone="waiting" role="alert" title="You sent or erased this on another device">
				<p>If you sent it, it’s on your dashboard, and you’re done.</p>
				<div className="mt-s3 flex flex-wrap gap-s3">
					<LinkButton size="small" to={routes.dashboard.path}>
						Go to Dashboard
					</LinkButton>
					{keepThis}
				</div>
			</Banner>
		)
	return (
		<Banner tone="waiting" role="alert" title="You changed this on another device">
			<p>Choose which answers to keep. The others will be erased.</p>
			<div className="mt-s3 flex flex-wrap gap-s3">
				<Button
					size="small"
					onClick={() => {
						keeper.giveWay()
						onUseThat(reopen(kept.draft, Date.now(), kept.version))
					}}
				>
					Use the answers from the other device
				</Button>
				{keepThis}
			</div>
		</Banner>
	)
}

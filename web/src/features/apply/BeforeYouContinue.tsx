import { Button } from '#web/components/Button.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { AccountLinks } from './AccountLinks.tsx'

interface Props {
	/** Undefined until the organisation's setting is known. */
	guestsMayApply: boolean | undefined
	onGuest: () => void
}

export function BeforeYouContinue({ guestsMayApply, onGuest }: Props) {
	return (
		<section aria-labelledby="before" className="max-w-form panel">
			<h2 id="before" className="text-h3">
				Before you Continue
			</h2>
			<p className="mt-s3 max-w-read">
				An account is required to request assistance. With it you see the status of your application at any
				time, and your documents stay with you. It takes a minute.
			</p>
			<div className="mt-s5">
				<AccountLinks />
			</div>
			<div className="mt-s5 min-h-24 border-line border-t pt-s4">
				{guestsMayApply === undefined ? <Skeleton lines={2} /> : null}
				{guestsMayApply ? (
					<>
						<p className="max-w-read text-soft">
							You can also apply without one. You get a token then, and look your application up with it.
						</p>
						<Button look="quiet" className="-mx-3" onClick={onGuest}>
							Continue as Guest
						</Button>
					</>
				) : null}
				{guestsMayApply === false ? (
					<p className="max-w-read text-soft">At the moment you need an account to apply.</p>
				) : null}
			</div>
		</section>
	)
}

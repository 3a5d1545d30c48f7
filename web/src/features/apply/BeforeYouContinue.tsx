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
				An account is required to request assistance. With one, you can see what you sent and check on it
				anytime. It takes two minutes and an emailed code.
			</p>
			<div className="mt-s5">
				<AccountLinks />
			</div>
			<div className="mt-s5 min-h-24 border-line border-t pt-s4">
				{guestsMayApply === undefined ? <Skeleton lines={2} /> : null}
				{guestsMayApply ? (
					<>
						<p className="max-w-read text-soft">
							Can’t check your email right now? Apply as a guest. You’ll get a token to look up your
							application.
						</p>
						<Button look="quiet" className="-mx-3" onClick={onGuest}>
							Continue as Guest
						</Button>
					</>
				) : null}
				{guestsMayApply === false ? (
					<p className="max-w-read text-soft">Right now, you need an account to apply.</p>
				) : null}
			</div>
		</section>
	)
}

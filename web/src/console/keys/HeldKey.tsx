import { Button } from '#web/components/Button.tsx'
import { timeOfDay } from '../when.ts'
import { forgetKey } from './heldKey.ts'

/** In the place of the key's field while this page still has the key. */
export const HeldKey = ({ until }: { until: number }) => (
	<p className="flex flex-wrap items-center gap-x-s2 text-soft">
		This page keeps your key until {timeOfDay(new Date(until).toISOString())}.
		<Button look="quiet" size="small" onClick={forgetKey}>
			Forget it
		</Button>
	</p>
)

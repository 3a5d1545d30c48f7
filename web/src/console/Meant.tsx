import { Checkbox } from 'react-aria-components'
import { Tick } from '#web/components/forms/Tick.tsx'

interface Props {
	meant: boolean
	onChange: (meant: boolean) => void
	children: string
}

/** Something unusual that has to be ticked before it's sent. */
export const Meant = ({ meant, onChange, children }: Props) => (
	<Checkbox
		isSelected={meant}
		onChange={onChange}
		className="group flex min-h-12 w-fit cursor-pointer items-start gap-s3 rounded-field border-l-4 border-l-sun bg-amber-wash px-s4 py-s3"
	>
		<Tick className="mt-0.5" />
		<span>{children}</span>
	</Checkbox>
)

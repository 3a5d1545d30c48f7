import { Switch } from 'react-aria-components'
import { t } from '#shared/words/t.ts'

interface Props {
	label: string
	on: boolean
	onChange: (on: boolean) => void
}

/** A setting that is on or off. */
export const SettingSwitch = ({ label, on, onChange }: Props) => (
	<Switch
		isSelected={on}
		onChange={onChange}
		className="group flex min-h-12 w-fit cursor-pointer items-center gap-s3 rounded-full pr-s3"
	>
		<span className="flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-field bg-sand p-1 transition-colors group-data-selected:border-river group-data-selected:bg-river">
			<span className="size-5 rounded-full bg-field transition-transform group-data-selected:translate-x-6 group-data-selected:bg-white forced-colors:bg-[ButtonText]!" />
		</span>
		<span>
			{label}: <b>{on ? t('Yes') : t('No')}</b>
		</span>
	</Switch>
)

import { categoryNames } from '#shared/statistics/schema.ts'
import { LinkChoices } from '../LinkChoices.tsx'
import { categories, categoryPath } from './categories.ts'
import { DisorderScreen } from './DisorderScreen.tsx'
import { Groups } from './Groups.tsx'

export const Disorders = () => (
	<DisorderScreen title="Bleeding Disorder">
		{(numbers) => (
			<>
				<LinkChoices
					label="Categories"
					choices={categoryNames.map((name) => ({
						to: categoryPath(name),
						label: categories[name].label,
						current: false,
						disabled: numbers[name].people === 0,
					}))}
				/>
				<Groups disorder={numbers.all} />
			</>
		)}
	</DisorderScreen>
)

import { LinkButton } from '#web/components/Button.tsx'
import { consolePath } from '../paths.ts'
import { categories, categoryPath, useCategory } from './categories.ts'
import { DisorderScreen } from './DisorderScreen.tsx'
import { Groups } from './Groups.tsx'

export function CategoryView() {
	const category = useCategory()
	return (
		<DisorderScreen title={categories[category].title}>
			{(numbers) => (
				<>
					<div className="flex flex-wrap gap-s3 print:hidden">
						<LinkButton look="quiet" size="small" to={consolePath('statistics', 'disorders')}>
							Go Back
						</LinkButton>
						<LinkButton look="ghost" size="small" to={categoryPath(category, 'contacts')}>
							View All Contacts
						</LinkButton>
						<LinkButton look="ghost" size="small" to={categoryPath(category, 'states')}>
							View By State
						</LinkButton>
					</div>
					<Groups disorder={numbers[category]} />
				</>
			)}
		</DisorderScreen>
	)
}

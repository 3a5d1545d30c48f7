import { useParams } from 'react-router-dom'
import { type Category, categoryNames } from '#shared/statistics/schema.ts'
import { consolePath } from '../paths.ts'

interface Words {
	/** On the button, as documented. */
	label: string
	title: string
}

export const categories: Readonly<Record<Category, Words>> = {
	all: { label: 'All', title: 'All Bleeding Disorder Statistics' },
	hemoA: { label: 'A', title: 'Hemophilia A Statistics' },
	hemoB: { label: 'B', title: 'Hemophilia B Statistics' },
	hemoC: { label: 'C', title: 'Hemophilia C Statistics' },
	VWD: { label: 'VWD', title: 'Von Willebrand Disease Statistics' },
	fac1: { label: '1', title: 'Factor 1 Deficiency Statistics' },
	fac2: { label: '2', title: 'Factor 2 Deficiency Statistics' },
	fac5: { label: '5', title: 'Factor 5 Deficiency Statistics' },
	fac7: { label: '7', title: 'Factor 7 Deficiency Statistics' },
	fac10: { label: '10', title: 'Factor 10 Deficiency Statistics' },
	fac12: { label: '12', title: 'Factor 12 Deficiency Statistics' },
	fac13: { label: '13', title: 'Factor 13 Deficiency Statistics' },
	other: { label: 'Other', title: 'Other Bleeding Disorder Statistics' },
}

export const categoryPath = (category: Category, ...parts: string[]) =>
	consolePath('statistics', 'disorders', category, ...parts)

/** The one in the address, or all of them. */
export function useCategory(): Category {
	const { category } = useParams()
	return categoryNames.find((name) => name === category) ?? 'all'
}

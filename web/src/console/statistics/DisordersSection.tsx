import { Route, Routes } from 'react-router-dom'
import { CategoryView } from './CategoryView.tsx'
import { Contacts } from './Contacts.tsx'
import { Disorders } from './Disorders.tsx'
import { States } from './States.tsx'

export default function DisordersSection() {
	return (
		<Routes>
			<Route path="*" element={<Disorders />} />
			<Route path=":category" element={<CategoryView />} />
			<Route path=":category/contacts" element={<Contacts />} />
			<Route path=":category/states" element={<States />} />
		</Routes>
	)
}

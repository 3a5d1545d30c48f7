import { Route, Routes } from 'react-router-dom'
import { lazy } from '#web/lib/lazy.ts'
import { EventDetail } from './EventDetail.tsx'
import { EventList } from './EventList.tsx'

const AddEvent = lazy(() => import('./AddEvent.tsx'))

export default function EventsSection() {
	return (
		<Routes>
			<Route path="*" element={<EventList />} />
			<Route path="add" element={<AddEvent />} />
			<Route path=":id/:tab?/:view?" element={<EventDetail />} />
		</Routes>
	)
}

import { Route, Routes } from 'react-router-dom'
import { EventDetail } from './EventDetail.tsx'
import { EventList } from './EventList.tsx'

export default function EventsSection() {
	return (
		<Routes>
			<Route index element={<EventList />} />
			<Route path=":id/:tab?/:view?" element={<EventDetail />} />
		</Routes>
	)
}

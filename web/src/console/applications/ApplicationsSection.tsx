import { Route, Routes } from 'react-router-dom'
import { lazy } from '#web/lib/lazy.ts'
import { ApplicationList } from './list/ApplicationList.tsx'

const ApplicationDetail = lazy(() => import('./ApplicationDetail.tsx'))
const DocumentPage = lazy(() => import('./documents/DocumentPage.tsx'))

export default function ApplicationsSection() {
	return (
		<Routes>
			<Route path="*" element={<ApplicationList />} />
			<Route path=":token/documents/:id" element={<DocumentPage />} />
			<Route path=":token/:tab?" element={<ApplicationDetail />} />
		</Routes>
	)
}

import { Route, Routes } from 'react-router-dom'
import { lazy } from '#web/lib/lazy.ts'
import { General } from './General.tsx'

const YearPage = lazy(() => import('./year/YearPage.tsx'))
const Definitions = lazy(() => import('./Definitions.tsx'))

export default function GeneralSection() {
	return (
		<Routes>
			<Route path="*" element={<General />} />
			<Route path="years/:year" element={<YearPage />} />
			<Route path="definitions" element={<Definitions />} />
		</Routes>
	)
}

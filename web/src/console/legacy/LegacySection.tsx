import { Route, Routes } from 'react-router-dom'
import { lazy } from '#web/lib/lazy.ts'
import { LegacyList } from './LegacyList.tsx'

const AddLegacy = lazy(() => import('./AddLegacy.tsx'))

export default function LegacySection() {
	return (
		<Routes>
			<Route path="*" element={<LegacyList />} />
			<Route path="add" element={<AddLegacy />} />
		</Routes>
	)
}

import { Route, Routes } from 'react-router-dom'
import { lazy } from '#web/lib/lazy.ts'
import { LegacyList } from './LegacyList.tsx'

const AddLegacy = lazy(() => import('./AddLegacy.tsx'))
const ImportLegacy = lazy(() => import('./ImportLegacy.tsx'))
const ImportList = lazy(() => import('./ImportList.tsx'))

export default function LegacySection() {
	return (
		<Routes>
			<Route path="*" element={<LegacyList />} />
			<Route path="add" element={<AddLegacy />} />
			<Route path="import" element={<ImportLegacy />} />
			<Route path="imports" element={<ImportList />} />
		</Routes>
	)
}

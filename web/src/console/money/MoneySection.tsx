import { Route, Routes } from 'react-router-dom'
import { lazy } from '#web/lib/lazy.ts'
import { MoneyScreen } from './MoneyScreen.tsx'

const MonthsScreen = lazy(() => import('./MonthsScreen.tsx'))

export default function MoneySection() {
	return (
		<Routes>
			<Route path="*" element={<MoneyScreen />} />
			<Route path="months" element={<MonthsScreen />} />
		</Routes>
	)
}

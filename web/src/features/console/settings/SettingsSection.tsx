import { Navigate, Route, Routes } from 'react-router-dom'
import { Permitted } from '../Permitted.tsx'
import { consolePath } from '../paths.ts'
import { ApplicationSettings } from './ApplicationSettings.tsx'
import { KeySettings } from './KeySettings.tsx'
import { UserSettings } from './users/UserSettings.tsx'

/** Everybody comes in, for their own key; the rest asks for its permission. */
export default function SettingsSection() {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<Routes>
				<Route
					path="users"
					element={
						<Permitted needs="User Access" section="User Settings">
							<UserSettings />
						</Permitted>
					}
				/>
				<Route
					path="applications"
					element={
						<Permitted needs="Application Access" section="Application Settings">
							<ApplicationSettings />
						</Permitted>
					}
				/>
				<Route path="key" element={<KeySettings />} />
				<Route path="*" element={<Navigate to={consolePath('settings', 'users')} replace />} />
			</Routes>
		</div>
	)
}

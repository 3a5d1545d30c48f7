import { routes } from '#shared/paths.ts'
import { privacy } from '#web/content/privacy.ts'
import { Words } from './Words.tsx'

export default function PrivacyPage() {
	return <Words title={routes.privacy.label} words={privacy} />
}

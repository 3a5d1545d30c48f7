import { routes } from '#shared/paths.ts'
import { accessibility } from '#web/content/accessibility.ts'
import { Words } from './Words.tsx'

export default function AccessibilityPage() {
	return <Words title={routes.accessibility.label} words={accessibility} />
}

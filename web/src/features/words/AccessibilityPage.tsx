import { accessibility } from '#web/content/accessibility.ts'
import { routes } from '#web/lib/paths.ts'
import { Words } from './Words.tsx'

export default function AccessibilityPage() {
	return <Words title={routes.accessibility.label} words={accessibility} />
}

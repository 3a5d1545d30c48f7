import { routes } from '#shared/paths.ts'
import { terms } from '#web/content/terms.ts'
import { Words } from './Words.tsx'

export default function TermsPage() {
	return <Words title={routes.terms.label} words={terms} />
}

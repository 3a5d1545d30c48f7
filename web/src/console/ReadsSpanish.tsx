import type { Language } from '#shared/words/t.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'

/** We write to this person in Spanish. */
export const ReadsSpanish = ({ language }: { language?: Language | undefined }) =>
	language === 'es' ? <StatusTag tone="plain">Reads Spanish</StatusTag> : null

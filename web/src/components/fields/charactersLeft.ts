import { t } from '#shared/words/t.ts'

export const charactersLeft = (left: number) =>
	left < 0 ? t('{n} too many', { n: -left }) : t('{n} characters left', { n: left })

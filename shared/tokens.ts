import { line } from './fields.ts'
import { t } from './words/t.ts'

const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** A token is stored as BTG-7K2M-9QXR-4TNV-W8HC, however it was typed or read aloud. */
export function plainToken(typed: string): string {
	const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
	const body = (signs.length === 19 && signs.startsWith('BTG') ? signs.slice(3) : signs).replace(
		/[OIL]/g,
		(sign) => lookAlikes[sign] ?? sign,
	)
	return body.length === 16 ? `BTG-${body.match(/.{4}/g)?.join('-')}` : signs
}

/** Case, spaces and hyphens do not matter. A token with the wrong length is not refused: it is simply not found. */
export const token = (sentence: string) =>
	line(1, 60, sentence).overwrite(plainToken).min(1, sentence).meta({ description: 'a token, written in any way' })

export const staffToken = token(t('Please reload the list and choose the row again.'))

/** Names an application to someone who may not open it: a whole token opens it, together with a name. */
export const tokenEnd = (token: string) => `BTG-…-${token.slice(-4)}`

/** True if this is a token in the form in which it's stored. */
export const isToken = (text: string) => /^BTG(-[0-9A-Z]{4}){4}$/.test(text)

/**
 * Reads a typed value if its meaning is certain. Otherwise it stays as it is, and the rule of its field refuses it.
 * Leaving a character out instead would turn 230.50 into 23050.
 */

const sum = /^\$?\s*((?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*))(?:\.(\d*))?\s*(?:USD)?$/i

/** Leading zeros included. */
const mostDigits = 9
/** 1.240 may mean either of two sums. */
const mostDecimals = 2

/** The dollars that a text certainly means; they can have cents. */
export function typedDollars(typed: string): number | undefined {
	const [, whole = '', decimals = ''] = sum.exec(typed.trim()) ?? []
	const digits = whole.replace(/\D/g, '')
	const certain = digits.length <= mostDigits && decimals.length <= mostDecimals && digits + decimals !== ''
	return certain ? Number(`${digits}.${decimals}0`) : undefined
}

const tenDigits = /^(\d{3})(\d{3})(\d{4})$/

/**
 * Ten digits however they are parted, with or without the country's 1, in the documented form. A number copied from a
 * phone's contacts has invisible marks around it, and one from a document has dashes of its own.
 */
export function typedPhone(typed: string): string {
	const digits = typed.replace(/[\s().\p{Dash}\p{Cf}]/gu, '').replace(/^\+?1(?=\d{10}$)/, '')
	return tenDigits.test(digits) ? digits.replace(tenDigits, '($1) $2-$3') : typed
}

import { locale } from './language.ts'

const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Whole dollars with thousands separators: $1,320. */
export const dollars = (value: number) => format.format(value)

import { fill, type Known, withoutNote } from '#shared/words/t.ts'
import { locale } from './language.ts'

/** `plural(files.length, '{n} file', '{n} files')`: English and Spanish have these two forms. */
export const plural = <const One extends string, const Other extends string>(
	n: number,
	one: Known<One>,
	other: Known<Other>,
) => fill(withoutNote(n === 1 ? one : other), { n: n.toLocaleString(locale) })

/** What docs/glossary-es.md decides against. */
export const forbiddenWords = [
	'aplicar',
	'aplicación',
	'aplicante',
	'token',
	'email',
	'emails',
	'tu',
	'tú',
	'tus',
	'desorden',
	'sangrado',
	'remover',
	'someter',
	'clave',
	'presupuesto',
	'informe',
	'reporte',
	'dispositivo',
] as const

const holes = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort().join(' ')

const times = (sign: string, text: string) => text.split(sign).length

/** Says what is wrong with a translation, whatever language the reader of this speaks. */
export function faultsOf(english: string, spanish: string): string[] {
	if (spanish.trim() === '') return ['It’s empty.']
	const own = spanish.replace(/\{\w+\}|\S+@\S+/g, '')
	const forbidden = forbiddenWords.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(own))
	return [
		...(spanish.trim() === spanish ? [] : ['It begins or ends with a space.']),
		...(holes(spanish) === holes(english)
			? []
			: [`It needs ${holes(english) || 'no braces'}, and has ${holes(spanish) || 'none'}.`]),
		// A placeholder for the organization's own words is in both languages, because otherwise one page would have a blank in it.
		...(spanish.includes('[') === english.includes('[') ? [] : ['One of the two has [brackets].']),
		...['¿?', '¡!'].flatMap(([opens = '', closes = '']) =>
			times(opens, spanish) === times(closes, spanish)
				? []
				: [`Each ${closes} needs its ${opens}, and each ${opens} its ${closes}.`],
		),
		...forbidden.map((word) => `The glossary decides against “${word}”.`),
	]
}

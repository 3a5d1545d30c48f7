/** Words that several features' pages say. */
export const lists = {
	Male: 'Hombre',
	Female: 'Mujer',
	'Other ~gender': 'Otro',
	'See {n} picture': 'Ver {n} foto',
	'See {n} pictures': 'Ver {n} fotos',
	'We have {n} file from you.': 'Tenemos {n} archivo suyo.',
	'We have {n} files from you.': 'Tenemos {n} archivos suyos.',
} as const

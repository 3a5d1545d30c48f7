/** Words that several features' pages say. */
export const lists = {
	Male: 'Masculino',
	Female: 'Femenino',
	'Other ~gender': 'Otro',
	'See {n} picture': 'Ver {n} foto',
	'See {n} pictures': 'Ver {n} fotos',
	'We have {n} file from you.': 'Tenemos {n} archivo suyo.',
	'We have {n} files from you.': 'Tenemos {n} archivos suyos.',
} as const

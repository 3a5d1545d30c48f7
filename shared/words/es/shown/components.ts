/** Sentences of fields, lists and notices that many pages have. */
export const components = {
	'Loading...': 'Cargando...',
	'Show more': 'Ver más',
	Opening: 'Abriendo',
	Download: 'Descargar',
	'Download {name}': 'Descargar {name}',
	'This didn’t load': 'Esto no se pudo cargar',
	'All {n} sections are done.': 'Las {n} secciones están completas.',
	'{done} of {n} sections complete': '{done} de {n} secciones completas',
	'Done ~step': 'Listo',
	'Now ~step': 'Ahora',
	'Not yet ~step': 'Todavía no',
	'by {day}': 'a más tardar el {day}',
	'This part of the page needs JavaScript. Call {phone} or write to {email}, and we’ll help you.':
		'Esta parte de la página necesita JavaScript. Llame al {phone} o escriba a {email} y le ayudaremos.',

	'(optional)': '(opcional)',
	'Choose one': 'Elija una opción',
	'Please fix these fields': 'Corrija estos campos',
	'{n} too many': 'Letras de más: {n}',
	'{n} characters left': 'Letras que le quedan: {n}',
	'Month, day, year: 04/23/1990': 'Mes, día, año: 04/23/1990',
	'With area code: (205) 555-0142': 'Con código de área: (205)\u00a0555-\u20600142',
	'A name can only have letters, spaces, periods, hyphens and apostrophes.':
		'Un nombre solo puede tener letras, espacios, puntos, guiones y apóstrofos.',
	'A ZIP code can only have digits.': 'El código postal (ZIP) solo puede tener números.',
	'Use {whole}': 'Usar {whole}',
	'Verification code': 'Código de verificación',
	Show: 'Mostrar',
	Hide: 'Ocultar',
	'Show what you typed': 'Mostrar lo que escribió',
	'Hide what you typed': 'Ocultar lo que escribió',

	'This photo is in HEIC format, which we can’t read here. Take a photo of the page instead, or send a screenshot of this one.':
		'Esta foto está en formato HEIC, y aquí no podemos leerlo. Tome otra foto de la página, o envíe una captura de pantalla de esta.',
	'We couldn’t open this picture. Please take the photo again, or choose another.':
		'No pudimos abrir esta imagen. Tome la foto otra vez, o elija otra.',
	'This file isn’t the type that its name says. Open it, save it as a PDF and choose that one, or take a photo of it.':
		'El contenido del archivo no corresponde al final de su nombre. Ábralo, guárdelo como PDF y elija ese, o tómele una foto.',
	'Take photos of its pages instead, or save it as a PDF.': 'Mejor tome fotos de sus páginas, o guárdelo como PDF.',
	'This photo looks very dark. Can you read all of it? If not, take it again with more light.':
		'Esta foto se ve muy oscura. ¿Se puede leer todo? Si no, tómela otra vez con más luz.',
	'This photo looks blurry. Can you read all of it? If not, hold still and take it again.':
		'Esta foto se ve borrosa. ¿Se puede leer todo? Si no, tómela otra vez sin mover la mano.',
} as const

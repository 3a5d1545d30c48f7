/** Terms, accessibility, and the frame of these pages. */
export const terms = {
	Questions: 'Preguntas',
	'Call {phone}, write to {email}, or see {ways}.': 'Llame al {phone}, escriba a {email} o vea {ways}.',
	'all the ways to reach us': 'todas las formas de comunicarse con nosotros',
	'[Month day, year]': '[Día de mes de año]',
	'Last changed: {updated}': 'Último cambio: {updated}',
	'On this page': 'En esta página',

	'The rules for using this site, in plain words.': 'Las reglas para usar este sitio, en palabras sencillas.',
	'Asking for help': 'Pedir ayuda',
	'Anyone in hardship may ask. We can’t help everyone, and asking doesn’t mean that we’ll pay.':
		'Cualquier persona que pase por un momento difícil puede pedir ayuda. No podemos ayudar a todas las personas, y pedir ayuda no significa que pagaremos.',
	'What you tell us has to be true. If it isn’t, we may deny an application or ask for the money back.':
		'Lo que nos dice tiene que ser verdad. Si no lo es, podemos decidir no aprobar una solicitud o pedirle que nos devuelva el dinero.',
	'Your account is yours alone. Keep your password and your token private.':
		'Su cuenta es solo suya. No comparta con nadie su contraseña ni su código de seguimiento.',
	Gifts: 'Donativos',
	'Bridge The Gap is a nonprofit under [section of the tax law], tax ID [number]. [Whether gifts are tax-deductible.]':
		'Bridge The Gap es una organización sin fines de lucro según [sección de la ley de impuestos], con número de identificación fiscal [número]. [Si los donativos se pueden deducir de impuestos.]',
	'What we can’t promise': 'Qué no podemos prometer',
	'We keep this site running as well as we can. Nothing here is medical advice: please ask your doctor. In an emergency, call 911.':
		'Hacemos lo posible para que este sitio funcione bien. Nada de lo que dice aquí es un consejo médico: consulte a su médico. En una emergencia, llame al 911.',
	'Which law applies': 'Qué ley se aplica',
	'The law of [state] applies to these rules.': 'La ley de [estado] se aplica a estas reglas.',

	'We want everyone to be able to use this site.': 'Queremos que todas las personas puedan usar este sitio.',
	'What you can do': 'Lo que puede hacer',
	'You can use this site with a keyboard alone, with a screen reader, on a small phone and with text at twice its size. You can ask your device for less motion or for stronger colors.':
		'Puede usar este sitio solo con el teclado, con un lector de pantalla, en un teléfono pequeño y con el texto al doble de su tamaño. En los ajustes de su aparato puede pedir menos movimiento o colores más fuertes.',
	'You can read our pages without JavaScript. The forms need it.':
		'Puede leer nuestras páginas sin JavaScript. Los formularios lo necesitan.',
	'What we aim for': 'Nuestra meta',
	'Our goal is WCAG 2.2, level AA. We check every page with a program before each change.':
		'Nuestra meta es cumplir las normas WCAG 2.2, nivel AA. Revisamos cada página con un programa antes de cada cambio.',
	'[Name of who tested it] tested the site with people on [date].':
		'[Nombre de quien lo probó] probó el sitio con personas el [fecha].',
	'What doesn’t work well yet': 'Lo que todavía no funciona bien',
	'Files that other people send us, such as photos of bills, may not be readable by a screen reader.':
		'Es posible que un lector de pantalla no pueda leer los archivos que otras personas nos envían, como las fotos de facturas.',
	'If something is in your way': 'Si algo le impide usar el sitio',
	'Tell us, and we’ll help you in another way. We can fill in a form with you on the phone.':
		'Díganoslo y le ayudaremos de otra manera. Podemos llenar un formulario con usted por teléfono.',
} as const

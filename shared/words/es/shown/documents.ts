/** Choosing, sending and adding documents, and the letter for a company. */
export const documents = {
	'Chosen files': 'Archivos elegidos',
	'Not added: {n} file': 'No se agregó {n} archivo',
	'Not added: {n} files': 'No se agregaron {n} archivos',
	'Your other files are fine.': 'Sus otros archivos están bien.',
	'{n} of {limit} files uploaded, {size}': '{n} de {limit} archivos subidos, {size}',
	'Take a photo': 'Tomar una foto',
	'Choose a file': 'Elegir un archivo',
	'Choose files': 'Elegir archivos',
	'or drop it anywhere on this page': 'o arrástrelo a cualquier lugar de esta página',
	'or drop them anywhere on this page': 'o arrástrelos a cualquier lugar de esta página',
	Uploaded: 'Subido',
	'Getting it ready': 'Preparando el archivo',
	'Sending, {percent}%': 'Enviando, {percent} %',
	'No connection. We’ll continue when you’re back online.': 'No hay conexión. Seguiremos cuando vuelva la conexión.',
	Waiting: 'En espera',
	'Sending {name}': 'Enviando {name}',
	'Retry {name}': 'Reintentar {name}',
	Retry: 'Reintentar',
	'Cancel {name}': 'Cancelar {name}',
	'Cancel ~upload': 'Cancelar',
	'Remove {name}': 'Quitar {name}',
	Remove: 'Quitar',
	'No connection. When you’re back online, we’ll go on. You don’t have to do anything.':
		'No hay conexión. Cuando vuelva la conexión, seguiremos automáticamente.',
	'Sending your file, {percent}%. We’ll submit as soon as it’s here.':
		'Enviando su archivo, {percent}%. En cuanto llegue, enviaremos todo.',
	'Sending your files, {percent}%. We’ll submit as soon as they’re here.':
		'Enviando sus archivos, {percent}%. En cuanto lleguen, enviaremos todo.',
	'Are these photos the pages of one bill?': '¿Estas fotos son las páginas de una sola factura?',
	'We can put them together, so that we read them in the right order.':
		'Podemos juntarlas, para leerlas en el orden correcto.',
	'Put photos together': 'Juntar las fotos',
	'Put the pages in order': 'Ponga las páginas en orden',
	Pages: 'Páginas',
	'Page {number} of {all}': 'Página {number} de {all}',
	'Move {name} up': 'Mover {name} un lugar hacia arriba',
	'Move {name} down': 'Mover {name} un lugar hacia abajo',
	Up: 'Arriba',
	Down: 'Abajo',
	'Make one document': 'Hacer un solo documento',
	'Putting them together': 'Juntando las fotos',
	'Keep them as photos': 'Dejarlas como fotos',
	'These photos are too large for one document. Leave them as they are, or remove one.':
		'Estas fotos son demasiado grandes para un solo documento. Déjelas como están, o quite una.',
	'We need to read:': 'Necesitamos leer:',
	'the company': 'la compañía',
	'your name': 'su nombre',
	'the amount': 'la cantidad',
	'Lay it flat, with all four corners in the picture.': 'Póngala sobre algo plano, con las cuatro esquinas en la foto.',

	'Add a document': 'Agregar un documento',
	'You can add documents until we decide.': 'Puede agregar documentos hasta que decidamos.',
	'There’s no room for more documents.': 'No caben más documentos.',
	'We have {limit} from you. Please call or write to us if one more is needed.':
		'Ya tenemos {limit} documentos suyos. Llámenos o escríbanos si hace falta uno más.',
	'Your documents': 'Sus documentos',
	'A photo, a PDF or another document, up to 8 MB each. You can send {left} more.':
		'Una foto, un PDF u otro documento, de hasta 8 MB cada uno. Puede enviar {left} más.',
	'Send documents': 'Enviar los documentos',
	'Not sent yet. Press Send documents.': 'Todavía no se han enviado. Oprima «Enviar los documentos».',
	'Add your bill': 'Agregue su factura',
	'A clear photo from your phone is fine.': 'Basta con una foto clara tomada con su teléfono.',
	'You can still send this': 'Todavía puede enviar esto',
	'We need something more from you': 'Necesitamos algo más de usted',
	'We closed your application because this didn’t reach us in time:':
		'Cerramos su solicitud porque esto no nos llegó a tiempo:',
	'Before we can decide, we need this from you:': 'Antes de poder decidir, necesitamos esto de usted:',
	'Send it now, and your application opens again by itself.':
		'Envíelo ahora, y su solicitud se abrirá otra vez por sí sola.',
	'Please send it by {day}. A clear photo from your phone is fine.':
		'Envíelo a más tardar el {day}. Basta con una foto clara tomada con su teléfono.',
	'I can’t get this': 'No puedo conseguir esto',
	'You can’t get it?': '¿No lo puede conseguir?',
	'That’s OK. Tell us, and one of us will look for another way.':
		'No se preocupe. Díganoslo, y alguien de nuestro equipo buscará otra manera.',
	'Why can’t you get it?': '¿Qué se lo impide?',
	'For example: my landlord isn’t calling me back.': 'Por ejemplo: mi casero no me devuelve la llamada.',
	'Tell us': 'Avisar',

	'Letter for the company': 'Carta para la compañía',
	'Does the company want to be paid now?': '¿La compañía quiere que le pague ya?',
	'Show them a letter that says you asked us for help.':
		'Muéstrele una carta que dice que usted nos pidió ayuda. Está en inglés.',
	'Cut-off on {day}: what to do today': 'Fecha que dice el aviso: {day}. Qué hacer hoy',
	'Show the company our letter. It says that you asked us for help.':
		'Muestre nuestra carta a la compañía. Dice, en inglés, que usted nos pidió ayuda.',
	'A letter for the company': 'Una carta para la compañía',
	'It says that you asked us for help, and when. It doesn’t say why, or that we’ll pay.':
		'Dice que usted nos pidió ayuda, y cuándo. No dice por qué, ni que vamos a pagar. Está en inglés, para que la compañía la entienda.',
	'Fill these in, or leave them empty and write on the paper. We don’t keep what you type here.':
		'Llene estas líneas, o déjelas vacías y escriba en el papel. No guardamos lo que escribe aquí.',
	Company: 'Compañía',
	'Account number': 'Número de cuenta',
	'Name on the account': 'A nombre de quién está la cuenta',
	'Print the letter': 'Imprimir la carta',
	'No printer? Show this page on your phone, or save it as a PDF and email it.':
		'¿No tiene impresora? Muestre esta página en su teléfono, o guárdela como PDF y envíela por correo electrónico.',
	'The letter': 'La carta',
} as const

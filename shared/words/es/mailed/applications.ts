/** Emails about an application, from being received to its answer. */
export const applications = {
	'We need something more from you': 'Necesitamos algo más de usted',
	'Thank you for your application. Before we can decide, we need this from you:':
		'Gracias por su solicitud. Antes de decidir, necesitamos esto de usted:',
	'We’re still missing something from you': 'Todavía nos falta algo de usted',
	'Your application is still open. To decide, we need this from you:':
		'Su solicitud sigue abierta. Para decidir, necesitamos esto de usted:',
	'You have more time to send what’s missing': 'Tiene más tiempo para enviar lo que falta',
	'You have more time': 'Tiene más tiempo',
	'We gave you more time to send us this:': 'Le dimos más tiempo para enviarnos esto:',
	'We read your application, and we can help.': 'Leímos su solicitud y podemos ayudarle.',
	'We carefully read everything you sent us. We’re sorry: we can’t help with this request.':
		'Leímos con cuidado todo lo que nos envió. Lo sentimos: no podemos ayudarle con lo que pidió.',
	'Go to your dashboard': 'Ir a Mi cuenta',
	'Find your application': 'Buscar su solicitud',
	'You’ll need your name and this token:': 'Va a necesitar su nombre y este código de seguimiento:',
	'We have 1 file from you.': 'Tenemos 1 archivo suyo.',
	'We have {files} files from you.': 'Tenemos {files} archivos suyos.',
	'We don’t have your bill yet. Send it by {day}, or we’ll have to close your application.':
		'Todavía no tenemos su factura. Envíela a más tardar el {day}. Si no, tendremos que cerrar su solicitud.',
	'We don’t have your bill yet. Please send it soon: we need it before we can pay.':
		'Todavía no tenemos su factura. Envíela pronto: la necesitamos antes de poder pagar.',
	'We received your application. One thing is missing': 'Recibimos su solicitud. Falta una cosa',
	'We received your application': 'Recibimos su solicitud',
	'Keep this email: it has the token for your application.':
		'Guarde este correo: tiene el código de seguimiento de su solicitud.',
	'We have your application, and one of us will read it soon.':
		'Tenemos su solicitud, y alguien de nuestro equipo la leerá pronto.',
	'You asked for {amount}.': 'Usted pidió {amount}.',
	'You’ll hear from us by {day}, whatever we decide.':
		'Le responderemos a más tardar el {day}, sea cual sea nuestra decisión.',
	'Use this token and your name to check on it:': 'Use este código de seguimiento y su nombre para ver cómo va:',
	'The token never has the letters O, I or L. If you see something like one of them, it’s a zero or the number 1.':
		'El código no tiene las letras O, I ni L. Si ve algo parecido, es un cero o un uno.',
	'Is something being cut off before then? Please don’t wait for us. Call us, ask the company for more time, and call 211 for help near you.':
		'¿Le van a cortar un servicio antes de que le respondamos? No nos espere. Llámenos, pida más tiempo a la compañía y llame al 211 para encontrar ayuda cerca de usted.',
	'Didn’t apply?': '¿No envió esta solicitud?',
	'Someone typed your email, most likely by mistake. Please let us know, and we’ll take it off the application. Until then, don’t share the token.':
		'Alguien escribió el correo electrónico de usted, probablemente por error. Avísenos y lo quitaremos de la solicitud. Mientras tanto, no comparta el código de seguimiento.',
	'Your token': 'Su código de seguimiento',
	'Your tokens': 'Sus códigos de seguimiento',
	'Open this email to see what you asked for.': 'Abra este correo para ver lo que pidió.',
	'Here’s your token': 'Este es su código de seguimiento',
	'Here are your tokens': 'Estos son sus códigos de seguimiento',
	'You’ll need your name and the token to look up your application.':
		'Va a necesitar su nombre y el código de seguimiento para buscar su solicitud.',
	'For the application of {day}:': 'Para la solicitud del {day}:',
	'Someone typed your email, most likely by mistake. They don’t see this. Keep the email, or delete it, and don’t share what’s in it.':
		'Alguien escribió el correo electrónico de usted, probablemente por error. Esa persona no ve este correo. Guárdelo o bórrelo, y no comparta lo que dice.',
	'Open this email to see what we need and by when.': 'Abra este correo para ver qué necesitamos y para cuándo.',
	'Please send it by {day}. A clear photo from your phone is fine.':
		'Envíelo a más tardar el {day}. Basta con una foto clara tomada con su teléfono.',
	'You can’t get it? Tell us on the same page. Then one of us will look for another way.':
		'¿No lo puede conseguir? Díganoslo en la misma página, y alguien de nuestro equipo buscará otra manera.',
	'If we hear nothing by then, we’ll have to close your application. You can still send it later, and we’ll open it again.':
		'Si para ese día no sabemos nada de usted, tendremos que cerrar su solicitud. Aun así, podrá enviar después lo que falta, y abriremos su solicitud otra vez.',
	'We’re still working on your application': 'Seguimos trabajando en su solicitud',
	'You don’t need to do anything.': 'No tiene que hacer nada.',
	'We’re still working on it': 'Seguimos trabajando en ella',
	'We told you we’d answer within 21 days. We may need a little longer, and we’re sorry about that.':
		'Le dijimos que responderíamos en 21 días o menos. Puede ser que necesitemos un poco más de tiempo, y lo sentimos.',
	'We haven’t forgotten you. You don’t need to do anything, and you don’t need to apply again.':
		'No nos hemos olvidado de usted. No tiene que hacer nada, ni pedir ayuda otra vez.',
	'We closed your application for now': 'Por ahora cerramos su solicitud',
	'You can open it again by sending what’s missing.': 'Puede abrirla otra vez si envía lo que falta.',
	'We asked you for this, and it didn’t reach us in time:': 'Le pedimos esto, y no nos llegó a tiempo:',
	'That’s why we had to deny your application. It doesn’t mean you did anything wrong, and you can apply again.':
		'Por eso no pudimos aprobar su solicitud. No quiere decir que usted haya hecho algo mal, y puede pedir ayuda otra vez.',
	'You have it now? Send it, and your application opens again by itself. There’s no need to fill in anything twice.':
		'¿Ya lo tiene? Envíelo y su solicitud se abrirá otra vez por sí sola. No hace falta llenar nada dos veces.',
	'We have answered your application': 'Ya respondimos a su solicitud',
	'Open this email to read our answer.': 'Abra este correo para leer nuestra respuesta.',
	'We approved {amount}.': 'Aprobamos una ayuda de {amount}.',
	'A message about your application': 'Un mensaje sobre su solicitud',
	'Open this email to read it.': 'Abra este correo para leerlo.',
	'We received your book application': 'Recibimos su pedido de libros',
	'Keep this email: it has the token for your application. ~books':
		'Guarde este correo: tiene el código de seguimiento de su pedido.',
	'Thank you for asking for books. One of us will read your application soon.':
		'Gracias por pedir libros. Alguien de nuestro equipo leerá su pedido pronto.',
	'Keep this token. It helps us find your application if you write to us.':
		'Guarde este código de seguimiento. Nos ayuda a encontrar su pedido si nos escribe.',
} as const

/** After an application was sent: what we have, what is missing, and where it is on its way. */
export const applicationSent = {
	'Thank you, {name}': 'Gracias, {name}',
	'We already had your application': 'Ya teníamos su solicitud',
	'We have what you sent the first time, without your later changes. Write to us if they matter.':
		'Tenemos lo que envió la primera vez, sin los cambios que hizo después. Escríbanos si esos cambios son importantes.',
	'You’ll need your name and this token to look up your application. Keep it private, like a password.':
		'Para ver su solicitud necesita su nombre y este código. No lo comparta con nadie: es como una contraseña.',
	'A confirmation is on its way to {email}. If you don’t see it, check your spam folder.':
		'Una confirmación va en camino a {email}. Si no la ve, revise la carpeta de correo no deseado (spam).',
	'Your bill': 'Su factura',
	'Read by a person': 'La lee una persona',
	'Our answer': 'Nuestra respuesta',
	'Want to keep an eye on it?': '¿Quiere ver cómo va?',
	'Look it up anytime with your name and token. Or create an account with the same email, and it waits for you there without the token.':
		'Búsquela cuando quiera con su nombre y su código. O cree una cuenta con el mismo correo electrónico, y ahí la encontrará sin el código.',
	'On your dashboard, you can see where it is, and add files until we decide.':
		'En «Mi cuenta» puede ver cómo va, y enviar más archivos hasta que decidamos.',
	'One thing is missing: your bill': 'Falta una cosa: su factura',
	'We received your application. A person will read it.': 'Recibimos su solicitud. Una persona la leerá.',
	'We got your application without {files}. You can add what’s missing below.':
		'Su solicitud se envió sin {files}. Puede agregar abajo lo que falta.',
	'We have your application': 'Ya tenemos su solicitud',
	'We have it. Nothing more to do.': 'Ya la tenemos. No tiene que hacer nada más.',
	'We received your application. A person will read it, and you’ll hear from us by {day}.':
		'Recibimos su solicitud. Una persona la leerá, y le responderemos a más tardar el {day}.',
	'Your token': 'Su código de seguimiento',
	'Look it up at {address}': 'Búsquela en {address}',
	Copy: 'Copiar',
	Print: 'Imprimir',
	Copied: 'Copiado',
	'Email it to me again': 'Enviármelo otra vez por correo',
	'Your browser won’t let us copy it. Please write it down.': 'Su navegador no nos deja copiarlo. Anótelo.',

	'Where your application is': 'Cómo va su solicitud',
	'Received ~pier': 'Recibida',
	'Waiting to be read ~pier': 'Por leer',
	'Read ~pier': 'Leída',
	'Decided ~pier': 'Decidida',
	'Paid ~pier': 'Pagada',
	'paid {day}': 'pagada el {day}',
	'please send what’s missing by {day}': 'envíe lo que falta a más tardar el {day}',
	'send your bill by {day}': 'envíe su factura a más tardar el {day}',
	'please send your bill': 'envíe su factura',
	'closed {day} · you can still send what’s missing': 'cerrada el {day} · todavía puede enviar lo que falta',
	'we’re late with our answer, sorry. Call us: {phone}':
		'nuestra respuesta está atrasada; lo sentimos. Llámenos: {phone}',
	'you’ll hear from us by {day}': 'le responderemos a más tardar el {day}',
	'answered {day}': 'respondida el {day}',
	'We closed your application on {day}, because something we asked for didn’t reach us in time.':
		'Cerramos su solicitud el {day}, porque algo que le pedimos no nos llegó a tiempo.',
	'You can still send it below, and we’ll open your application again.':
		'Todavía puede enviarlo aquí abajo, y abriremos su solicitud otra vez.',
	'We couldn’t help with this request ({day}).': 'No pudimos ayudarle con esta solicitud ({day}).',
	'We couldn’t help with this request.': 'No pudimos ayudarle con esta solicitud.',
	'Questions? Call {phone}.': '¿Tiene preguntas? Llame al {phone}.',
	'If you didn’t get an email that says why, call or write to us, and we’ll tell you.':
		'Si no recibió un correo que diga por qué, llámenos o escríbanos y se lo diremos.',
	'You can apply again with another bill.': 'Puede pedir ayuda otra vez con otra factura.',
	'We approved your application on {day}.': 'Aprobamos su solicitud el {day}.',
	'We approved your application.': 'Aprobamos su solicitud.',
	'We granted {amount} on {day}.': 'Aprobamos una ayuda de {amount} el {day}.',
	'We granted {amount}.': 'Aprobamos una ayuda de {amount}.',
	'We paid it on {day} ({method}).': 'Hicimos el pago el {day} ({method}).',
	'check ~payment': 'cheque',
	'bank transfer ~payment': 'transferencia bancaria',
	'card ~payment': 'tarjeta',
	'gift card ~payment': 'tarjeta de regalo',
	'other ~payment': 'otra forma',
	'We’re arranging the payment. You’ll see here when it’s paid.':
		'Estamos preparando el pago. Cuando esté hecho, lo verá aquí.',
	'We’re waiting for something from you. You’ll find it below. Once we have it, we’ll continue.':
		'Nos falta algo de usted. Aquí abajo dice qué es. Cuando llegue, seguiremos con su solicitud.',
	'We should have answered by {day}, and we’re late. We’re sorry. Call {phone}, and we’ll look at it.':
		'Teníamos que responderle a más tardar el {day}, y nos atrasamos. Lo sentimos. Llame al {phone} y revisaremos su solicitud.',
	'One of us has opened it. You’ll hear from us by {day}.':
		'Alguien de nuestro equipo ya la abrió. Le responderemos a más tardar el {day}.',
	'A person will read it soon. You’ll hear from us by {day}.':
		'Una persona la leerá pronto. Le responderemos a más tardar el {day}.',
	'You don’t need to send anything more right now.': 'Por ahora no tiene que enviar nada más.',
	'We don’t have your bill yet.': 'Todavía no tenemos su factura.',
	'We don’t have your bill yet. Add it by {day}, or we’ll have to close your application.':
		'Todavía no tenemos su factura. Agréguela a más tardar el {day}, o tendremos que cerrar su solicitud.',
	'We don’t have your bill yet. Please add it soon: we need it before we can pay.':
		'Todavía no tenemos su factura. Agréguela pronto: la necesitamos antes de poder pagar.',
} as const

/** Sentences of changing one's own account, and of erasing it. */
export const ownAccount = {
	'Your account': 'Su cuenta',
	'About you': 'Sobre usted',
	'Applications submitted': 'Solicitudes enviadas',
	'Assistance received': 'Ayuda recibida',
	'Change your name': 'Cambiar su nombre',
	'Change your email': 'Cambiar su correo electrónico',
	'Change your password': 'Cambiar su contraseña',
	'Where you’re signed in': 'Dónde tiene la sesión abierta',
	'Erase your account': 'Borrar su cuenta',
	'What you’ve already sent us keeps the name it was sent with.':
		'Lo que ya nos envió conserva el nombre que usted tenía entonces.',
	'Changing it': 'Cambiando',
	'Change name': 'Cambiar el nombre',
	'Your dashboard stays as it is. We’ll write to your new email about the help you asked for and your events. The newsletter stays with your old one.':
		'Lo que ve en «Mi cuenta» se queda igual. Le escribiremos a su nuevo correo electrónico sobre la ayuda que pidió y sobre sus eventos. El boletín seguirá llegando al anterior.',
	'New email': 'Nuevo correo electrónico',
	'Your password': 'Su contraseña',
	'Send a code': 'Enviar un código',
	'I have a code': 'Ya tengo un código',
	'Enter the code': 'Escriba el código',
	'We sent a 6-digit code to your new email. It works for 10 minutes. If you don’t see it, check your spam folder.':
		'Enviamos un código de 6 números a su nuevo correo electrónico. Sirve por 10 minutos. Si no lo ve, revise la carpeta de correo no deseado (spam).',
	'Change email': 'Cambiar el correo electrónico',
	'Your password now': 'Su contraseña actual',
	'Change password': 'Cambiar la contraseña',

	'You’ve asked us to erase it. To keep it, go to the top of this page.':
		'Ya nos pidió borrarla. Si quiere conservarla, vaya al principio de esta página.',
	'This erases your account, your applications and their files. You leave our newsletter, and we erase your reports, books and places at events too. You can’t look up an application anymore, and we can’t bring anything back.':
		'Esto borra su cuenta, sus solicitudes y los archivos de esas solicitudes. Ya no recibirá nuestro boletín. También borramos los mensajes que nos envió sobre algún problema, sus pedidos de libros y sus lugares en eventos. Ya no podrá buscar ninguna solicitud, y no podemos recuperar nada.',
	'Applications that came with your email go too. If one isn’t yours, say so on your dashboard first. Our statistics keep their numbers, without your name.':
		'También se borran las solicitudes que llegaron con su correo electrónico. Si alguna no es suya, primero díganoslo en «Mi cuenta». Nuestras estadísticas se quedan con los números, sin su nombre.',
	'We wait a day before we do it. Until then you can sign in and keep your account.':
		'Esperamos un día antes de hacerlo. Hasta entonces puede iniciar sesión y conservar su cuenta.',
	'You’re still waiting for our answer': 'Todavía espera nuestra respuesta',
	'If we erase your account, we erase that application too. We won’t answer it, and we can’t help you pay that bill.':
		'Si borramos su cuenta, también borramos esa solicitud. No la responderemos, y no podremos ayudarle a pagar esa factura.',
	'Erase the application that we’re not done with, too': 'Borrar también la solicitud que todavía no hemos terminado',
	'We may not have paid yet': 'Tal vez todavía no hemos pagado',
	'We approved an application of yours and don’t see its payment yet. If we erase your account, we may not be able to pay that bill.':
		'Aprobamos una solicitud suya y todavía no vemos su pago. Si borramos su cuenta, tal vez no podamos pagar esa factura.',
	'Asking us': 'Enviando su petición',
	'Erase my account': 'Borrar mi cuenta',
	'You asked us to erase your account': 'Usted nos pidió borrar su cuenta',
	'We’ll do that on {day} or the day after. Until then you can keep it.':
		'Lo haremos el {day} o al día siguiente. Hasta entonces puede conservarla.',
	'Keeping it': 'Conservando su cuenta',
	'Keep my account': 'Conservar mi cuenta',
} as const

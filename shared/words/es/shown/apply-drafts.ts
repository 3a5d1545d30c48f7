/** Asking for help: what is kept, lost or sent elsewhere before it's sent, and sending it. */
export const applyDrafts = {
	'Not in your account yet. We’ll keep trying. Please leave this tab open.':
		'Todavía no está en su cuenta. Seguiremos intentando. Deje esta pestaña abierta.',
	'Saved to your account. You can finish on another device.': 'Se guardó en su cuenta. Puede terminar en otro aparato.',
	'Saving...': 'Guardando...',
	'Not saved. Please choose above which answers to keep.':
		'No se guardó. Elija arriba con qué respuestas quiere quedarse.',
	'Your answers stay in this tab.': 'Sus respuestas se quedan en esta pestaña.',
	'If this tab or your browser closes, your answers are gone. A phone that’s low on memory may close it by itself. They’re also erased if nobody uses this page for 30 minutes before you send them.':
		'Si se cierra esta pestaña o su navegador, sus respuestas se pierden. Un teléfono con poca memoria puede cerrarla por sí solo. También se borran si nadie usa esta página durante 30 minutos antes de que usted las envíe.',
	'Want to finish later, or on another device? With an account you can, and your answers come along.':
		'¿Quiere terminar después, o en otro aparato? Con una cuenta puede hacerlo, y no pierde sus respuestas.',
	'Start without what you saved before': 'Empezar sin lo que guardó antes',
	'What you typed is here': 'Aquí está lo que escribió',
	'Welcome back ~draft': 'Qué bueno que volvió',
	'We save it to your account. If it isn’t yours, erase it at the end of this page.':
		'Lo guardamos en su cuenta. Si no es suyo, bórrelo al final de esta página.',
	'We kept what you typed.': 'Guardamos lo que escribió.',
	'You sent this, but we don’t know if it arrived': 'Usted envió esto, pero no sabemos si llegó',
	'Check your email or dashboard first. If you find our confirmation, it arrived.':
		'Primero revise su correo electrónico o «Mi cuenta». Si encuentra nuestra confirmación, sí llegó.',
	'What you typed is erased.': 'Se borró lo que escribió.',
	'Keep the answers on this page': 'Quedarme con las respuestas de aquí',
	'You sent or erased this on another device': 'Usted envió o borró esto en otro aparato',
	'If you sent it, it’s on your dashboard, and you’re done.':
		'Si envió la solicitud, está en «Mi cuenta» y ya terminó.',
	'Your account has other answers': 'Su cuenta tiene otras respuestas',
	'You typed them before, on another device or in another tab. Choose which answers to keep. The others will be erased.':
		'Las escribió antes, en otro aparato o en otra pestaña. Elija con cuáles quiere quedarse. Las otras se borrarán.',
	'Use the answers in my account': 'Usar las respuestas de mi cuenta',

	'Your application will be sent without {files}. You can choose each one again under {attachments}, or send it as it is.':
		'Su solicitud se enviará sin {files}. Puede volver a elegir cada archivo en {attachments}, o enviarla así como está.',
	'How we reach you': 'Cómo nos comunicamos con usted',
	'We’ll send our answer to': 'Enviaremos nuestra respuesta a',
	'If we have a question, we’ll call': 'Si tenemos una pregunta, llamaremos al',
	'Is that right?': '¿Está bien?',
	'Change email or phone': 'Cambiar el correo o el teléfono',
	'Change {section}': 'Cambiar: {section}',
	Change: 'Cambiar',
	'No files': 'Ningún archivo',
	'You didn’t attach a bill': 'No adjuntó ninguna factura',
	'You can send your application without one. If we don’t have your bill after 15 days, we have to close it.':
		'Puede enviar su solicitud sin factura. Si después de 15 días no tenemos su factura, tendremos que cerrar la solicitud.',
	'You can send your application without one, and add the bill later. We need it before we can pay.':
		'Puede enviar su solicitud sin factura y agregarla después. La necesitamos antes de poder pagar.',
	'Send me the newsletter too': 'Quiero recibir también el boletín',

	'{notYet} Press Submit Application to send it. You’ll hear from us within 21 days, whatever we decide.':
		'{notYet} Oprima «Enviar la solicitud» para enviarla. Le responderemos en 21 días o menos, sea cual sea nuestra decisión.',
	'Not sent yet.': 'Todavía no se ha enviado.',
	'You’ll come back to this step, with everything you typed.': 'Volverá a este paso, con todo lo que escribió.',
	'Sending your application': 'Enviando su solicitud',
	'Submit Application': 'Enviar la solicitud',
	'You were signed out, so nothing was sent. Please sign in again.':
		'Su sesión se cerró, así que no se envió nada. Inicie sesión de nuevo.',
	'Not sent yet': 'Todavía no se ha enviado',
	'Not sent yet, as far as we know': 'Hasta donde sabemos, todavía no se ha enviado',
	'You lost your connection while we were sending it. You’ve changed something since. Press Try again to send it as it is now. It can’t be sent twice.':
		'Perdió la conexión mientras la enviábamos. Ha cambiado algo desde entonces. Presione «Intentar de nuevo» para enviarla como está ahora. No se puede enviar dos veces.',
	'You lost your connection while we were sending it. Keep this page open. We’ll try again when you’re back online. It can’t be sent twice.':
		'Se perdió la conexión mientras la enviábamos. Deje esta página abierta. Intentaremos de nuevo cuando vuelva la conexión. No se enviará dos veces.',
	'Everything you typed is still here.': 'Todo lo que escribió sigue aquí.',
	'Trying again': 'Intentando de nuevo',
	'Try again': 'Intentar de nuevo',
	'One of your files didn’t upload. Try again or remove it.':
		'Uno de sus archivos no se subió. Intente de nuevo o quítelo.',
	'Attach your bill, or continue without one.': 'Adjunte su factura, o continúe sin ella.',
} as const

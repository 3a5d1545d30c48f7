/** Asking for help: what comes before the form, and the frame around its sections. */
export const applyStart = {
	'We help people pay a bill when times are hard. Many live with a bleeding disorder. You can ask without one.':
		'Ayudamos a pagar una factura en tiempos difíciles. Muchas de las personas a quienes ayudamos viven con un trastorno hemorrágico. No hace falta tenerlo para pedir ayuda.',
	'Apply here, and give us the date on the notice. Once it’s sent, you can print a letter for the company.':
		'Pida ayuda aquí y díganos la fecha que dice el aviso. Después de enviar la solicitud, puede imprimir una carta para la compañía.',
	'What we can help with': 'En qué podemos ayudar',
	'Rent, power, food, travel and other bills.': 'Renta, luz, comida, viajes y otras facturas.',
	'One bill with each application.': 'Una factura con cada solicitud.',
	'What to have ready': 'Qué tener a la mano',
	'Your bill, lease or estimate. A photo from your phone is fine.':
		'Su factura, contrato de renta o cotización. Basta con una foto tomada con su teléfono.',
	'Your birthday, phone number, address and income per month.':
		'Su fecha de nacimiento, teléfono, dirección e ingresos al mes.',
	'If someone has a bleeding disorder: its type, and the clinic you go to.':
		'Si alguien tiene un trastorno hemorrágico: de qué tipo es, y la clínica adonde van.',
	'How long it takes': 'Cuánto tarda',
	'About 15 minutes. With an account, you can stop and finish later.':
		'Unos 15 minutos. Con una cuenta puede parar y terminar después.',
	'What happens next': 'Qué sigue',
	'A person reads your application. Processing can take up to 21 days.':
		'Una persona lee su solicitud. El trámite puede tardar hasta 21 días.',
	'You get our answer by email. If we can help, we pay the bill or send you a gift card.':
		'Le respondemos por correo electrónico. Si podemos ayudar, pagamos la factura o le enviamos una tarjeta de regalo.',
	'Before you Continue': 'Antes de continuar',
	'With an account': 'Con una cuenta',
	'You can see where your application is, send more files and finish on another device.':
		'Puede ver cómo va su solicitud, enviar más archivos y terminar en otro aparato.',
	'Without an account': 'Sin cuenta',
	'No time for an account? Apply as a guest. We’ll email you a token to check on it later. Your answers stay in this tab, so finish before you close it.':
		'¿No tiene tiempo para crear una cuenta? Pida ayuda sin ella. Le enviaremos por correo electrónico un código de seguimiento para ver después cómo va. Sus respuestas se quedan en esta pestaña, así que termine antes de cerrarla.',
	'Opening the form': 'Abriendo el formulario',
	'Continue as Guest': 'Continuar sin cuenta',
	'An account is required to request assistance.': 'Para pedir ayuda se necesita una cuenta.',
	'Create an Account': 'Crear una cuenta',
	'Create an account': 'Crear una cuenta',
	Login: 'Iniciar sesión',

	'About 15 minutes': 'Unos 15 minutos',
	'Have one bill ready; a photo is fine. Processing can take up to 21 days. You can stop anytime and finish later, on any device.':
		'Tenga a la mano una factura; basta con una foto. El trámite puede tardar hasta 21 días. Puede parar en cualquier momento y terminar después, en cualquier aparato.',
	'We filled in your answers from {day}': 'Llenamos el formulario con sus respuestas del {day}',
	'Please check each section, and change what’s different now.':
		'Revise cada sección y cambie lo que ahora es diferente.',
	'You’ve applied before': 'Usted ya pidió ayuda antes',
	'We can fill in what you told us about yourself and your household. Your request and your bill are new each time.':
		'Podemos llenar el formulario con lo que ya nos dijo de usted y de su hogar. Cada vez tiene que poner de nuevo lo que pide y la factura.',
	'Use my answers from {day}': 'Usar mis respuestas del {day}',

	'Sections of the application': 'Secciones de la solicitud',
	'Last step': 'Último paso',
	'Step {number} of {all}': 'Paso {number} de {all}',
	'All sections': 'Todas las secciones',
	'General information': 'Información general',
	'Family information': 'Información de la familia',
	'Medical information': 'Información médica',
	'Your request': 'Lo que pide',
	'Other help': 'Otra ayuda',
	Attachments: 'Archivos adjuntos',
	'Check and send': 'Revisar y enviar',
	'Continue to {section}': 'Continuar: {section}',
	Back: 'Atrás',
	Close: 'Cerrar',
	'No bill yet': 'Todavía sin factura',
} as const

/** Sentences of the privacy page. Each promises something, so none may promise more or less than the English. */
export const privacy = {
	'You tell us about your health and your money. Here’s what we do with it.':
		'Usted nos cuenta sobre su salud y su dinero. Esto es lo que hacemos con esa información.',

	'What we ask for': 'Qué le pedimos',
	'When you apply, we ask who you are and how to reach you. We ask for your birthday, your income and your bill. If someone has a bleeding disorder, we ask about it. We ask only for what we need to decide.':
		'Cuando pide ayuda, le preguntamos quién es y cómo comunicarnos con usted. Le pedimos su fecha de nacimiento, sus ingresos y su factura. Si alguien tiene un trastorno hemorrágico, preguntamos sobre eso. Pedimos solo lo que necesitamos para decidir.',
	'When you sign up for an event, books or our newsletter, we ask for your name and email, and where to send books. When you come to an event, we also ask for your birthday, address and phone. If you have a bleeding disorder, we ask about it.':
		'Cuando se inscribe en un evento, pide libros o se suscribe a nuestro boletín, le pedimos su nombre y su correo electrónico, y adónde enviar los libros. Cuando viene a un evento, también le pedimos su fecha de nacimiento, su dirección y su teléfono. Si tiene un trastorno hemorrágico, preguntamos sobre eso.',
	'When you ask to join us, we ask how to reach you, what you do and why you’d like to help.':
		'Cuando pide unirse a nosotros, le preguntamos cómo comunicarnos con usted, a qué se dedica y por qué le gustaría ayudar.',

	'Who sees it': 'Quién lo ve',
	'A few of us read applications. We write down each time someone opens one.':
		'Unas pocas personas de nuestro equipo leen las solicitudes. Anotamos cada vez que alguien abre una.',
	'If we pay your bill, we tell the company your name and what we pay for. If you agree to it at an event, we tell its sponsors how to reach you. We don’t sell what you tell us, and we don’t use it for ads.':
		'Si pagamos su factura, le decimos a la compañía el nombre de usted y qué pagamos. Si en un evento usted lo acepta, les decimos a los patrocinadores de ese evento cómo comunicarse con usted. No vendemos lo que nos cuenta ni lo usamos para publicidad.',
	'Our site runs on Amazon Web Services in the United States. Gifts by card go through an outside payment provider.':
		'Nuestro sitio funciona en Amazon Web Services, en los Estados Unidos. Los donativos con tarjeta pasan por una compañía de pagos externa.',

	'How long we keep it': 'Cuánto tiempo lo guardamos',
	'We keep an application for 7 years after we decide. We need it to show where the money went. Then we erase it and its files. Numbers stay, without your name.':
		'Guardamos una solicitud durante 7 años después de decidir. La necesitamos para mostrar en qué se usó el dinero. Después la borramos, junto con sus archivos. Quedan los números, sin su nombre.',
	'For 2 years after an event, we keep the list of who signed up and who came. We keep an application for books for 2 years after we sent them. We keep a report for 2 years after you sent it, or longer if we haven’t solved it yet.':
		'Después de un evento, guardamos por 2 años quién se inscribió y quién vino. Guardamos un pedido de libros por 2 años después de enviarlos, y un mensaje sobre un problema por 2 años después de recibirlo, o más si todavía no lo hemos resuelto.',
	'You’re on our newsletter’s list until you leave it, and every newsletter has a link for that. We keep your account, even if you don’t use it, so you can always find your applications. We keep an application to join us and the names of our affiliates, so we know who works with us. We keep these until you erase your account on your dashboard, or ask us to erase them.':
		'Usted está en la lista de nuestro boletín hasta que salga de ella, y cada boletín trae un enlace para eso. Guardamos su cuenta, aunque no la use, para que siempre pueda encontrar sus solicitudes. Guardamos las solicitudes para unirse a nosotros y los nombres de nuestros afiliados, para saber quién trabaja con nosotros. Nada de esto se borra por sí solo. Si quiere que se borre, borre su cuenta en «Mi cuenta» o pídanoslo.',
	'What we haven’t answered yet stays with us too. That may be an application, a report or books we didn’t send. Someone may still be waiting for us. After a year we’re reminded of it twice a week until it’s closed. You can ask us to erase it sooner.':
		'También guardamos lo que todavía no hemos respondido. Puede ser una solicitud, un mensaje sobre un problema o libros que no enviamos. Tal vez alguien todavía espera nuestra respuesta. Después de un año recibimos un recordatorio dos veces por semana hasta que lo cerremos. Puede pedirnos que lo borremos antes.',
	'We erase the text of an email as soon as it’s sent, and our record of sending it after 90 days. For 7 years, we keep a record of what each of us changed, and of which files and lists we opened. We keep the record of who opened an application for 3 months. Backups are gone after 35 days.':
		'Borramos el texto de un correo en cuanto se envía. Después de 90 días, borramos el registro de que se envió. Guardamos por 7 años un registro de lo que cambió cada persona de nuestro equipo y de qué archivos y listas abrió. Guardamos por 3 meses el registro de quién abrió una solicitud. Las copias de seguridad se borran después de 35 días.',

	'What stays in your browser': 'Qué se queda en su navegador',
	'One cookie keeps you signed in. One remembers this browser for 6 months, so strangers can’t lock you out. One is for our team: it lasts 10 minutes, from their password to their second step. Nothing follows you to other sites.':
		'Una cookie mantiene abierta su sesión. Otra recuerda este navegador por 6 meses, para que personas desconocidas no puedan bloquearle el acceso a su cuenta. Otra es para nuestro equipo: dura 10 minutos, desde que alguien del equipo escribe su contraseña hasta su segundo paso. Nada de esto le sigue a otros sitios.',
	'If you apply with an account, what you typed and didn’t send stays in your account for 14 days.':
		'Si pide ayuda con una cuenta, lo que escribió y no envió se queda en su cuenta por 14 días.',
	'Without an account, it stays in this tab. It goes when you close the tab, or after half an hour in which nobody uses the page. The same is true of what you type to ask for books, except that with an account it stays until you close the tab. You can erase it at any time. What you’ve sent stays until we have it.':
		'Sin una cuenta, se queda en esta pestaña. Se borra cuando cierra la pestaña, o después de media hora en la que nadie usa la página. Lo mismo pasa con lo que escribe para pedir libros; con una cuenta, eso se queda hasta que cierre la pestaña. Puede borrarlo en cualquier momento. Lo que ya envió se queda hasta que lo recibamos.',
	'After you apply, a thank-you page shows your name and token. It stays in this tab until you open another page or close the tab. If others use this device, close the tab once you’ve written down the token.':
		'Después de enviar su solicitud, una página de agradecimiento muestra su nombre y su código de seguimiento. Se queda en esta pestaña hasta que abra otra página o cierre la pestaña. Si otras personas usan este aparato, cierre la pestaña cuando haya anotado el código.',
	'When you look up an application, its name and token stay in this tab, so a reload shows it again. They go when you open another page or close the tab. They also go after half an hour in which nobody uses the page.':
		'Cuando busca una solicitud, el nombre y el código de seguimiento se quedan en esta pestaña, para que la solicitud vuelva a aparecer si recarga la página. Se borran cuando abre otra página o cierra la pestaña. También se borran después de media hora en la que nadie usa la página.',

	'What you can ask of us': 'Qué puede pedirnos',
	'You can change the name, email and password of your account on your dashboard. You can erase your account there too, with your applications and their files. We wait a day, so you can change your mind.':
		'En «Mi cuenta» puede cambiar el nombre, el correo electrónico y la contraseña de su cuenta. Ahí también puede borrar su cuenta, con sus solicitudes y los archivos de esas solicitudes. Esperamos un día, para que pueda cambiar de opinión.',
	'You can ask for a copy of what we have about you. You can ask us to correct it or to erase it. Write or call us, and we’ll answer within [number] days.':
		'Puede pedirnos una copia de lo que tenemos sobre usted. Puede pedirnos que lo corrijamos o que lo borremos. Escríbanos o llámenos, y le responderemos en [número] días o menos.',
} as const

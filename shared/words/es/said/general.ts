/** Of every form and every call, and of the fields that many forms have. */
export const general = {
	'Something is missing or not quite right. Please check the marked fields.':
		'Falta algo o hay algo que corregir. Revise los campos marcados.',
	'Please Fill Out All Fields!': '¡Por favor llene todos los campos!',
	'Thanks for Signing Up!': '¡Gracias por apuntarse!',
	'This list changed. Please reload.': 'Esta lista cambió. Vuelva a cargarla.',
	'Something went wrong on our side, and nothing was changed. Please try again in a moment.':
		'Algo falló de nuestro lado y no se cambió nada. Intente de nuevo en un momento.',
	'Many people are doing this at the same moment, and nothing was changed. Please try again in a moment.':
		'Muchas personas están haciendo esto al mismo tiempo y no se cambió nada. Intente de nuevo en un momento.',
	'We don’t know whether this worked. Please send it again: if it did work, it isn’t done twice.':
		'No sabemos si funcionó. Envíelo otra vez: si ya funcionó, no se hará dos veces.',
	'We couldn’t read what you sent. Please try again.': 'No pudimos leer lo que envió. Intente de nuevo.',
	'Please sign in to continue.': 'Inicie sesión para continuar.',
	'Please enter the code we emailed you first.': 'Primero escriba el código que le enviamos por correo electrónico.',
	'You don’t have permission to do this.': 'No tiene permiso para hacer esto.',
	'This request didn’t come from our site, so we ignored it.':
		'Esto no se envió desde nuestro sitio, así que no lo tomamos en cuenta.',
	'Someone else changed this, so nothing was saved. Here it is as it is now.':
		'Otra persona cambió esto, así que no se guardó nada. Aquí está como quedó.',
	'There’s nothing at this address.': 'No hay nada en esta dirección.',
	'This address doesn’t accept that kind of request.': 'Esta dirección no acepta ese tipo de petición.',
	'That’s too much to send at once. Please attach files one by one on our site.':
		'Es demasiado para enviarlo de una vez. Adjunte los archivos uno por uno en nuestro sitio.',
	'Too many tries. Please wait a few minutes and try again.':
		'Hubo demasiados intentos. Espere unos minutos e intente de nuevo.',
	'You already sent this with different content. Please reload the page and try again.':
		'Ya envió esto con otro contenido. Vuelva a cargar la página e intente de nuevo.',
	'We couldn’t read what you sent. Please use the form on our site.':
		'No pudimos leer lo que envió. Use el formulario de nuestro sitio.',

	'Use only letters, spaces, hyphens, apostrophes and periods in a name.':
		'En un nombre use solo letras, espacios, guiones, apóstrofos y puntos.',
	'Enter your first name.': 'Escriba su nombre.',
	'Enter your last name.': 'Escriba su apellido.',
	'Use at most 20 letters for the first name.': 'Use 20 letras como máximo para el nombre.',
	'Use at most 20 letters for the last name.': 'Use 20 letras como máximo para el apellido.',
	'Use at most 49 letters for the first name.': 'Use 49 letras como máximo para el nombre.',
	'Use at most 49 letters for the last name.': 'Use 49 letras como máximo para el apellido.',
	'Use at most 50 letters for the first name.': 'Use 50 letras como máximo para el nombre.',
	'Use at most 50 letters for the last name.': 'Use 50 letras como máximo para el apellido.',
	'Enter an email like name@example.com.': 'Escriba un correo electrónico como name@example.com.',
	'Use an email without accents or special letters. We can’t send to addresses that have them.':
		'Use un correo electrónico sin acentos ni letras especiales. Si los tiene, no podemos enviarle mensajes.',
	'Enter a phone number with area code, like (205) 555-0142.':
		'Escriba un teléfono con código de área, como (205)\u00a0555-\u20600142.',
	'Enter the 5 digits of the ZIP code.': 'Escriba los 5 números del código postal (ZIP).',
	'We can’t tell which one you mean. Please reload the page.':
		'No sabemos a cuál se refiere. Vuelva a cargar la página.',
	'Choose yes or no.': 'Elija sí o no.',
	'Enter whole dollars, without cents.': 'Escriba dólares enteros, sin centavos.',
	'Choose a gender.': 'Elija un género.',
	'Ask for 1 to 100 rows.': 'Pida de 1 a 100 filas.',
	'Please reload the list and choose the row again.': 'Vuelva a cargar la lista y elija otra vez.',
	'Please reload the page.': 'Vuelva a cargar la página.',
	'Enter a real date as month/day/year, like 04/23/1990.':
		'Escriba una fecha válida como mes/día/año, por ejemplo 04/23/1990.',
	'A birthday has to be in the past. Please check the year.':
		'La fecha de nacimiento tiene que ser anterior a hoy. Revise el año.',
	'Enter the street address, at most 49 characters.': 'Escriba la calle y el número, con 49 letras como máximo.',
	'Enter the city.': 'Escriba la ciudad.',
	'Choose your state.': 'Elija su estado.',
	'Use at most 49 characters for the second address line.':
		'Use 49 letras como máximo para la segunda línea de la dirección.',
} as const

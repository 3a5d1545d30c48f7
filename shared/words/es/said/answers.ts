/** How an application was answered, and what is missing from it, as emails say it too. */
export const answers = {
	'Your Application Has Been Approved!': '¡Su solicitud fue aprobada!',
	'Your Application is Pending!': '¡Su solicitud está pendiente!',
	'Your Application has Been Denied': 'Su solicitud no fue aprobada',
	'The bill, or a letter that shows what you owe and who gets paid.':
		'La factura, o una carta que muestre cuánto debe y a quién se le paga.',
	'Every page of the bill. One is missing, or we can’t read it.':
		'Todas las páginas de la factura. Falta una, o no la podemos leer.',
	'A page of the bill that shows whose name it’s in.': 'Una página de la factura que muestre a nombre de quién está.',
} as const

/** Asking for help: the questions of the form. */
export const applyForm = {
	'We’ll send our answer to this address.': 'Enviaremos nuestra respuesta a este correo electrónico.',
	'Income per month': 'Ingresos al mes',
	'In whole dollars, like 1200. If you have none, enter 0.':
		'En dólares enteros, como 1200. Si no tiene ingresos, escriba 0.',
	'You’re under 18': 'Usted es menor de 18 años',
	'Please list at least one parent, guardian or caretaker. We may call them about your request.':
		'Anote por lo menos a una persona: su madre, su padre, su tutor legal o quien le cuida. Tal vez llamemos a esa persona para hablar de lo que usted pide.',
	'Do you live with anyone?': '¿Vive con alguien?',
	'Person {number}': 'Persona {number}',
	Name: 'Nombre',
	'Relation to you': 'Relación con usted',
	'Remove person {number}': 'Quitar a la persona {number}',
	'Remove this person': 'Quitar a esta persona',
	'Add another person': 'Agregar a otra persona',
	'You can list up to {limit} people.': 'Puede anotar hasta {limit} personas.',
	'{n} of up to {limit}': '{n} de {limit} como máximo',

	'Is something being cut off soon?': '¿Le van a cortar un servicio pronto?',
	'Such as power, water or heat. Answer Yes too if you may have to leave your home.':
		'Por ejemplo, la luz, el agua o la calefacción. Responda Sí también si tal vez tiene que dejar su casa.',
	'Month, day, year: 11/27/2026. If there’s no date, enter the day you expect it to happen.':
		'Mes, día, año: 11/27/2026. Si no hay fecha, el día en que cree que pasará.',
	'Enter the date on the notice. If there’s no date, enter the day you expect it to happen.':
		'Escriba la fecha que dice el aviso. Si no hay fecha, escriba el día en que cree que pasará.',
	'That’s {day}. We see this date when we choose what to read first, but our answer may still come later.':
		'Es el {day}. Vemos esta fecha al elegir qué leemos primero, pero nuestra respuesta puede llegar después de ese día.',
	'What to do today': 'Qué hacer hoy',
	'Finish this form. Once it’s sent, you can print a letter for the company.':
		'Termine este formulario. Después de enviarlo, puede imprimir una carta para la compañía.',
	'Call us and say the date.': 'Llámenos y díganos la fecha.',
	'Call the company. Say: “I’ve asked Bridge The Gap for help with this bill. Can you give me more time, or a payment plan?” If someone in your home is ill, tell them. Some companies wait longer then.':
		'Llame a la compañía. Diga: «Pedí ayuda a Bridge The Gap con esta factura. ¿Me pueden dar más tiempo, o un plan de pagos?» Si alguien en su hogar tiene una enfermedad, dígalo. En ese caso, algunas compañías esperan más.',
	'Call {number}. It’s free, and they know who helps near you. Or look on {site}.':
		'Llame al {number}. Es gratis, y allí saben quién ayuda cerca de usted. O busque en {site}.',
	'A person reads each application, and our answer may come after that day. Please don’t wait for it.':
		'Una persona lee cada solicitud, y nuestra respuesta puede llegar después de ese día. Por favor, no espere a tenerla para actuar.',
	'How should we help?': '¿Cómo quiere que le ayudemos?',
	'Amount requested in USD': 'Cantidad que pide, en dólares (USD)',
	'In whole dollars, like 240.': 'En dólares enteros, como 240.',
	'Enter whole dollars, without cents: {whole}.': 'Escriba dólares enteros, sin centavos: {whole}.',
	'Tell us what happened and what would help. A few plain sentences are enough.':
		'Cuéntenos qué pasó y qué le ayudaría. Bastan unas pocas frases sencillas.',
	'Have you asked anyone else for help with this?': '¿Ha pedido ayuda para esto en otro lugar?',
	'This won’t count against you.': 'Esto no contará en su contra.',
	'Where else did you ask?': '¿Dónde más pidió ayuda?',

	'Is there another page?': '¿Hay otra página?',
	'Up to {limit} files, up to 8 MB each: photos (PNG, JPEG, WebP), PDF, Word, Excel, PowerPoint, RTF, text or CSV.':
		'Hasta {limit} archivos, de hasta 8 MB cada uno: fotos (PNG, JPEG, WebP), PDF, Word, Excel, PowerPoint, RTF, texto o CSV.',
	'I’ll send it later (by {day})': 'La enviaré después (a más tardar el {day})',
	'I’ll send it later': 'La enviaré después',
	'One bill per application': 'Una factura por solicitud',
	'Attach the bill, lease or estimate that shows how much is due and who gets paid.':
		'Adjunte la factura, el contrato de renta o la cotización que muestre cuánto se debe y a quién se le paga.',
	'Several photos of the same bill are fine. Attaching multiple bills leads to denial. For a second bill, send a second application.':
		'Puede adjuntar varias fotos de la misma factura. Si adjunta varias facturas, no aprobaremos la solicitud. Para una segunda factura, envíe una segunda solicitud.',
	'Applications lacking payment information are automatically denied after 15 days.':
		'Si después de 15 días todavía faltan los datos para hacer el pago, la solicitud queda automáticamente como no aprobada.',

	'Did someone refer you to us?': '¿Alguien le refirió a nosotros?',
	'A nurse or social worker, for example.': 'Por ejemplo, una enfermera o un trabajador social.',
	'Who referred you?': '¿Quién le refirió?',
	'Their name, and where they work.': 'El nombre de esa persona y dónde trabaja.',
	'May we speak to the person who referred you?': '¿Nos da permiso de hablar con la persona que le refirió?',
	'We’ll only talk about what you sent us.': 'Solo hablaremos de lo que usted nos envió.',
	'Change your answer to Yes, or answer the first question with No to apply without a referral.':
		'Cambie su respuesta a Sí, o responda No a la primera pregunta para pedir ayuda sin decir quién le refirió.',

	'Members in your party': 'Personas en su grupo',
	'How many of you came, like 4': 'Cuántas personas vinieron, por ejemplo 4',
	'May we use photos of you?': '¿Podemos usar fotos en las que usted aparezca?',
	'May our sponsors contact you?': '¿Da permiso para que nuestros patrocinadores se comuniquen con usted?',
} as const

/** How to reach us, and how to give. */
export const contact = {
	'Contact us. A real person answers.': 'Contáctenos. Le responde una persona de verdad.',
	'Ask before you apply, while you wait, or on someone’s behalf. You don’t need to be a member.':
		'Pregunte antes de pedir ayuda, mientras espera o en nombre de otra persona. No necesita tener una cuenta.',
	Mail: 'Correo postal',
	'You may not have to wait for us': 'Tal vez no tenga que esperarnos',
	'{find}: see where it is and what is missing.': '{find}: vea cómo va y qué falta.',
	'{apply}: read what to have ready.': '{apply}: lea qué tener a la mano.',
	'{team}: see who answers you.': '{team}: vea quién le responde.',
	'{report}: for a technical problem, or an issue with an application you sent. It goes straight to the right person.':
		'{report}: si algo falla en el sitio o tiene un problema con una solicitud que envió. Llega directamente a la persona indicada.',

	'Give a family a way across': 'Ayude a una familia a cruzar el puente',
	'Your gift becomes something real: a month of power, a tank of gas to get to the clinic, a full fridge.':
		'Su donativo se convierte en algo real: un mes de luz, un tanque de gasolina para llegar a la clínica, un refrigerador lleno.',
	'Donate by card': 'Donar con tarjeta',
	'Card payments are handled by an outside payment provider on its own secure page. We never see your card number.':
		'Una compañía de pagos externa se encarga de los pagos con tarjeta, en su propia página segura. Nosotros nunca vemos el número de su tarjeta.',
	'Donate on the provider’s page': 'Donar en la página de la compañía de pagos',
	'You can’t donate by card yet': 'Todavía no puede donar con tarjeta',
	'For now, we gladly accept checks and bank transfers. Write to {email} or call {phone}, and we’ll tell you how.':
		'Por ahora aceptamos con gusto cheques y transferencias bancarias. Escriba a {email} o llame al {phone}, y le diremos cómo.',
	Donation: 'Donativo',
	'A check reaches us at {address}.': 'Puede enviarnos un cheque a esta dirección: {address}.',
	'Our tax ID (EIN) is {taxId}.': 'Nuestro número de identificación fiscal (EIN) es {taxId}.',
	'What your gift can do': 'Lo que puede hacer su donativo',
	'a trip to the treatment center and back': 'un viaje de ida y vuelta al centro de tratamiento',
	'a week of groceries': 'la comida de una semana',
	'a power bill paid on time': 'una factura de luz pagada a tiempo',
} as const

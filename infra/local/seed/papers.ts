/** The lines of a paper that someone attaches; the first is the name of its file. */
export type Document = (facts: { name: string; account: string; due: string }) => string[]

export const clinicLetter: Document = ({ name }) => [
	'letter from the clinic.pdf',
	'Fernwood Treatment Center',
	`To whom it may concern: ${name} is in our care.`,
	'Please call our social worker with any questions.',
]

export const powerBill: Document = ({ name, account, due }) => [
	'power bill.pdf',
	'Mossy Creek Power Company',
	`For ${name}`,
	`Account ${account}`,
	`Past due: $${due}.00`,
	'Service may be disconnected 10 days after this notice.',
]

export const waterBill: Document = ({ name, account, due }) => [
	'water bill.pdf',
	'City of Pinehaven, Water and Sewer',
	`For ${name}`,
	`Account ${account}`,
	`Amount due: $${due}.00`,
]

export const rentNotice: Document = ({ name, due }) => [
	'rent notice.pdf',
	'Cedar Flats Apartments',
	`To ${name}`,
	`Rent for this month: $${due}.00`,
	'Please pay by the fifth to avoid a late fee.',
]

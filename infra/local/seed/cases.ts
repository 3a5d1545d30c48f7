import type { assistanceMethods, assistanceTypes } from '#shared/applications/schema.ts'
import { clinicLetter, type Document, powerBill, rentNotice, waterBill } from './papers.ts'

/** A request for assistance, and the papers that go with it. */
export interface Case {
	type: (typeof assistanceTypes)[number]
	method: (typeof assistanceMethods)[number]
	amount: number
	income: number
	details: string
	documents: Document[]
	/** On a notice: so many days from now something is cut off. */
	cutOffIn?: number
	/** What the bleeding disorder is, where there is one: whose, which, and how severe. */
	disorder?: readonly [relationship: string, type: string, severity: string]
	otherLocations?: string
	referrer?: string
	/** The reason why it was denied. */
	denied?: string
}

const self = 'Self'
const family = 'Family Member of Patient'
const caretaker = 'Care Taker of Patient'

export const cases: readonly Case[] = [
	{
		type: 'Utility',
		method: 'Bill Payment',
		amount: 186,
		income: 1450,
		details:
			'The power company sent a last notice. My factor has to stay in the refrigerator, so I am scared of a cut-off. I can pay next month’s bill myself.',
		documents: [powerBill],
		cutOffIn: 4,
		disorder: [self, 'Hemophilia A', 'Severe'],
	},
	{
		type: 'Rental',
		method: 'Bill Payment',
		amount: 640,
		income: 1980,
		details:
			'I missed nine days of work when my son was in the hospital with a bleed in his knee. We have always paid our rent on time. We are short for this month only.',
		documents: [rentNotice, clinicLetter],
		cutOffIn: 12,
		disorder: [caretaker, 'Hemophilia B', 'Severe'],
		referrer: 'A nurse at the treatment center',
	},
	{
		type: 'Food',
		method: 'Gift Card',
		amount: 150,
		income: 890,
		details: 'My hours were cut to two days a week. A grocery card would get us to the end of the month.',
		documents: [],
	},
	{
		type: 'Travel',
		method: 'Gift Card',
		amount: 220,
		income: 1320,
		details:
			'The treatment center is four hours away and my daughter has three appointments this month. We need gas, and one night there because the first one is at 7:30 in the morning.',
		documents: [
			clinicLetter,
			({ name }) => [
				'appointments.pdf',
				'Fernwood Treatment Center',
				`Appointments for ${name}`,
				'Infusion clinic, Monday, 7:30 am',
				'Joint clinic, Thursday, 1 pm',
				'Blood work, Friday, 9 am',
			],
		],
		disorder: [caretaker, 'Von Willebrand Disease', 'Moderate'],
	},
	{
		type: 'Other',
		method: 'Bill Payment',
		amount: 410,
		income: 2100,
		details:
			'My car needs two tires and brakes. It is how I get to work and to infusions. The shop can do it on Tuesday.',
		documents: [
			({ name, due }) => [
				'estimate.pdf',
				'Quarry Street Auto Repair',
				`Estimate for ${name}`,
				'Two tires: $230',
				'Front brakes: $180',
				`Total: $${due}.00`,
			],
		],
		disorder: [self, 'Hemophilia A', 'Moderate'],
	},
	{
		type: 'Utility',
		method: 'Bill Payment',
		amount: 94,
		income: 1180,
		details:
			'A pipe broke and the water bill is three times what it should be. The landlord fixed the pipe but will not pay the bill.',
		documents: [waterBill],
	},
	{
		type: 'Other',
		method: 'Bill Payment',
		amount: 275,
		income: 1760,
		details:
			'My insurance does not pay for the medical alert bracelets and the knee braces that the clinic wants both boys to wear at school.',
		documents: [
			({ name, due }) => [
				'quote for braces.pdf',
				'Harbor Rest Medical Supply',
				`Quote for ${name}`,
				'Two knee braces, two bracelets',
				`Total: $${due}.00`,
			],
		],
		disorder: [family, 'Hemophilia A', 'Severe'],
	},
	{
		type: 'Rental',
		method: 'Bill Payment',
		amount: 980,
		income: 2350,
		details:
			'I lost my job at the mill in September. Unemployment pays part of the rent. I start at the school kitchen next month.',
		documents: [rentNotice],
		otherLocations: 'Fernwood Relief',
	},
	{
		type: 'Food',
		method: 'Gift Card',
		amount: 120,
		income: 1010,
		details:
			'Since my husband’s surgery we have both been home. The food pantry helps on Wednesdays, but it is not enough for five.',
		documents: [],
		disorder: [family, 'Factor 7 Deficiency', 'Moderate'],
		otherLocations: 'Mossy Creek Food Pantry',
	},
	{
		type: 'Travel',
		method: 'Bill Payment',
		amount: 340,
		income: 1540,
		details:
			'I was accepted into a study at the university hospital. They pay for the treatment but not for the bus and the hotel.',
		documents: [clinicLetter],
		disorder: [self, 'Hemophilia B', 'Mild'],
		referrer: 'The study’s social worker',
	},
	{
		type: 'Other',
		method: 'Other',
		amount: 1450,
		income: 3900,
		details: 'We would like to take the whole family to the beach for a week after a hard year.',
		documents: [],
		denied:
			'We’re sorry about the hard year you’ve had. We can only help with bills and with what treatment needs, so we can’t pay for a trip. If a bill becomes too much, please ask us again.',
	},
	{
		type: 'Rental',
		method: 'Bill Payment',
		amount: 525,
		income: 1275,
		details: 'Rent went up in October and the first payment at the new price is due. My roommate moved out.',
		documents: [],
		denied:
			'We’re sorry. We asked for the notice from your landlord and didn’t get it, and without it we can’t pay. Please apply again once you have it; it only takes a few minutes the second time.',
	},
	{
		type: 'Utility',
		method: 'Bill Payment',
		amount: 232,
		income: 1390,
		details: 'My mother lives with us now and needs the heat on all day. The gas bill doubled.',
		documents: [
			({ name, account, due }) => [
				'gas bill.pdf',
				'Pinehaven Gas',
				`For ${name}`,
				`Account ${account}`,
				`Amount due: $${due}.00`,
			],
		],
	},
	{
		type: 'Other',
		method: 'Bill Payment',
		amount: 165,
		income: 1620,
		details:
			'The sharps and the shipping for my medicine were billed to me by mistake. The pharmacy will not send the next box until it is paid.',
		documents: [
			({ name, due }) => ['pharmacy statement.pdf', 'Harbor Rest Pharmacy', `For ${name}`, `Balance: $${due}.00`],
			clinicLetter,
		],
		disorder: [self, 'Von Willebrand Disease', 'Severe'],
	},
]

/** The parent of a child writes. */
export const caseOfChild: Case = {
	type: 'Travel',
	method: 'Gift Card',
	amount: 180,
	income: 0,
	details:
		'I’m asking for my child, who has an appointment at the treatment center every other week. It is a long drive, and I lose a day of pay each time. Gas cards would help us keep going.',
	documents: [clinicLetter],
	disorder: [self, 'Hemophilia A', 'Severe'],
	referrer: 'Our social worker',
}

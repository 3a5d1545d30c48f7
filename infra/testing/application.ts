import type { Application } from '#functions/domain/applications/table.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import type { Payload } from '#shared/endpoint.ts'
import { newEmail } from './people.ts'
import { persona } from './persona.ts'

type Form = Payload<typeof applicationsApi.apply>

/** The test persona fills in the form, because the gate searches every log for the persona's data. */
export const applicationForm = (changes: Partial<Form> = {}): Form => ({
	firstName: persona.firstName,
	lastName: persona.lastName,
	email: newEmail(),
	birthday: persona.birthday,
	phone: persona.phone,
	income: '1200',
	gender: 'Female',
	relationshipStatus: 'Single',
	livesAlone: 'yes',
	streetAddress: persona.address,
	city: persona.city,
	state: 'AL',
	ZIP: '35203',
	bleedingDisorder: 'no',
	type: 'Utility',
	method: 'Bill Payment',
	amount: '240',
	details: persona.illness,
	otherApplication: 'no',
	referred: 'no',
	...changes,
})

type Stored = Pick<Application, 'token' | 'issuedOn'> & Partial<Application>

/** Tests write a guest's application without the API, as the table holds it. */
export const storedApplication = (of: Stored): Application => ({
	...ApplicationRecord.parse({ ...applicationForm(), status: 'Pending', applicantID: 'Guest', ...of }),
	attachments: [],
	...of,
})

/** A day on which a grant of today may be paid, as staff type it. */
export const paidOn = monthDayYear(dayOf(new Date()))

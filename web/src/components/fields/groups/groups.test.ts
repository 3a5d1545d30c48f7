import { expect, expectTypeOf, test } from 'vitest'
import { applicationSections, FamilyMember, writtenShape } from '#shared/applications/schema.ts'
import { BookInput } from '#shared/books/schema.ts'
import { EventInput } from '#shared/events/schema.ts'
import { NewsletterInput } from '#shared/newsletter/schema.ts'
import { type Field, fieldsOf } from '../fieldsOf.ts'
import type { Address } from './AddressFields.tsx'
import type { Disorder } from './DisorderFields.tsx'
import type { Person } from './PersonFields.tsx'

const application = fieldsOf(writtenShape)

test('a form without these keys does not compile', () => {
	expectTypeOf(fieldsOf(EventInput.shape)).not.toExtend<Person>()
	expectTypeOf(fieldsOf(NewsletterInput.shape)).not.toExtend<Address>()
	expectTypeOf(fieldsOf(BookInput.shape)).not.toExtend<Disorder>()
})

test('a field takes only what its schema accepts', () => {
	expectTypeOf(application.familyData).not.toExtend<Field<string>>()
	expectTypeOf(application.gender).not.toExtend<Field<string>>()
	expectTypeOf(application.gender).toExtend<Field<'Male' | 'Female'>>()
	expectTypeOf(application.firstName).not.toExtend<Field<boolean>>()
	expectTypeOf(application.newsletterOptIn).toExtend<Field<boolean>>()
	expectTypeOf(application).not.toHaveProperty('fristName')
})

test('a field knows where it is in the form, and how long it may be', () => {
	expect(application.details).toEqual({ name: 'details', max: 1500 })
	expect(application.HTC.max).toBe(29)
	expect(application.birthday.max).toBe(applicationSections.general.shape.birthday.out.maxLength)
	expect(application.gender.max).toBeUndefined()
	expect(fieldsOf(FamilyMember.shape, 'familyData.0.').name).toEqual({ name: 'familyData.0.name', max: 50 })
})

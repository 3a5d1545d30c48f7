import { beforeAll, expect, test } from 'vitest'
import { storedFiles } from '#functions/files/files.cloud.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { mailTo, newEmail } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, dayOf, longDate } from '#shared/dates.ts'
import { allowGuests, applyAs, code, key, sendBulkyForm, settings, staff } from './applications.cloud.test.data.ts'

const { apply } = applicationsApi

beforeAll(() => allowGuests(true))

test('guests can apply only while the organization allows it', async () => {
	const before = await storedFiles()
	await allowGuests(false)
	const { status, body } = await new TestClient().call(apply, applicationForm())
	const withFiles = await sendBulkyForm(new TestClient())
	await allowGuests(true)
	expect([status, body.message]).toEqual([401, sentences.guestsNotNow])
	expect(withFiles.status).toBe(401)
	expect(await storedFiles()).toEqual(before)
})

test('each setting is changed by itself; both of them are read by everyone', async () => {
	const { client: colleague } = await staff()
	const change = async (payload: {
		closesWithoutBill?: 'yes' | 'no'
		guestApplications?: 'yes' | 'no'
		yearBegins?: '01' | '07'
	}) => {
		expect((await colleague.call(desk.changeSettings, { ...payload, key })).body.message).toBe(sentences.settingsSaved)
		return settings.readSettings()
	}
	const both = { guestApplications: true, closesWithoutBill: true }
	expect(await change({ closesWithoutBill: 'yes', guestApplications: 'yes' })).toMatchObject(both)
	expect(await change({ closesWithoutBill: 'no' })).toMatchObject({ ...both, closesWithoutBill: false })
	expect(await change({ guestApplications: 'yes' })).toMatchObject({ ...both, closesWithoutBill: false })
	expect(await change({ closesWithoutBill: 'yes' })).toMatchObject(both)
	expect(await change({})).toMatchObject(both)
	expect(await change({ yearBegins: '07' })).toMatchObject({ ...both, yearBegins: '07' })
	const { body } = await colleague.call(desk.grants, { view: 'all', order: 'granted', direction: 'up', limit: 1 })
	expect(body.totals?.from).toMatch(/-07$/)
	expect(await change({ yearBegins: '01' })).toMatchObject(both)
})

test('the receipt names a day for the bill only while applications are closed without one', async () => {
	await allowGuests(true)
	const promises = async (closesWithoutBill: boolean) => {
		await code.transact([settings.putSettings({ closesWithoutBill })])
		const email = newEmail()
		await applyAs(new TestClient(), { email })
		const { subject, text } = await mailTo(email, /We received your application/)
		expect(subject).toContain('One thing was missing')
		expect(text).toContain('Your application came without a bill. If you haven’t sent it since,')
		return text.includes(`it by ${longDate(addDays(dayOf(new Date()), 15))}`)
	}
	expect(await promises(false)).toBe(false)
	expect(await promises(true)).toBe(true)
})

test('the clock’s setting is on until someone turns it off, and off where it can’t be read', () => {
	const { parseSettings: parse } = settings
	const yearBegins = '01'
	expect(parse(undefined)).toEqual({ guestApplications: false, closesWithoutBill: true, yearBegins })
	expect(parse({ guestApplications: true })).toEqual({ guestApplications: true, closesWithoutBill: true, yearBegins })
	expect(parse({ closesWithoutBill: 7 })).toEqual({
		yearBegins,
		guestApplications: false,
		closesWithoutBill: false,
		mostGrantedAlone: 0,
	})
})

import { guest } from '#functions/domain/applications/table.ts'
import { putBook } from '#functions/domain/books/table.ts'
import { addGuest, guestId } from '#functions/domain/events/guests.ts'
import { events } from '#functions/domain/events/table.ts'
import { affiliates } from '#functions/domain/join/affiliates.ts'
import { employeeApplications } from '#functions/domain/join/employee-applications.ts'
import { pointTo } from '#functions/domain/join/own.ts'
import { legacyApplications } from '#functions/domain/legacy/table.ts'
import { picturePath } from '#functions/domain/pictures/addresses.ts'
import { encode } from '#functions/domain/pictures/encode.ts'
import { reports } from '#functions/domain/reports/table.ts'
import { changeWall } from '#functions/domain/sponsors/wall.ts'
import { storePicture } from '#functions/platform/files/storage.ts'
import { transact } from '#functions/platform/store/write.ts'
import { BookRecord } from '#shared/books/schema.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { EventRecord } from '#shared/events/records.ts'
import { AffiliateRecord, EmployeeApplicationRecord } from '#shared/join/records.ts'
import { LegacyInput } from '#shared/legacy/schema.ts'
import { ReportRecord } from '#shared/reports/schema.ts'
import type { Applicant } from './applications.ts'
import demo from './demo.json' with { type: 'json' }
import { bridgeDrawing, logoDrawing } from './drawings.ts'
import { daysAgo, writeIfNew } from './write-if-new.ts'

async function storeDrawing(id: string, svg: Buffer) {
	const { width, height, sizes } = await encode(svg)
	for (const { step, bytes } of sizes) await storePicture(picturePath(id, step), bytes)
	return { id, width, height }
}

/** Events that are coming, full, over and taken off the site, with pictures and the people who signed up. */
export async function seedEvents(people: readonly Applicant[]) {
	for (const [at, { inDays, light, pictures, event: shown }] of demo.events.entries()) {
		const id = `demo-event-${at}`
		const date = addDays(dayOf(new Date()), inDays)
		const coming = inDays < 0 ? [] : people.slice(0, 4)
		const [mainImage, ...images] = Array.from({ length: pictures }, (_, number) => ({
			id: `${id}-${number}`,
			name: `${id}-${number}.png`,
			size: 30_000,
			contentType: 'image/png',
			width: 1600,
			height: 1000,
			alt: `${shown.name}: a drawing of the bridge`,
			addedOn: daysAgo(50),
			addedBy: 'demo-staff',
		}))
		const dateAdded = daysAgo(50 + at)
		const event = EventRecord.parse({ ...shown, _id: id, date, dateAdded, mainImage, images, attending: coming.length })
		if (!(await writeIfNew(events.add(event)))) continue
		for (let number = 0; number < pictures; number++)
			await storeDrawing(`${id}-${number}`, bridgeDrawing(light, number * 2 + 1))
		const questionAnswers = event.questions.map(({ id: of, question }) => ({ id: of, question, answer: 'Yes' }))
		const signedUp = {
			eventID: id,
			version: 0,
			language: 'en',
			date: dateAdded,
			signedIn: false,
			questionAnswers,
		} as const
		for (const { firstName, lastName, email } of coming)
			await transact(addGuest({ ...signedUp, _id: guestId(id, email), firstName, lastName, email }))
	}
}

/** A wall with a top sponsor, logos and names. */
export async function seedSponsors() {
	const sponsors = await Promise.all(
		demo.sponsors.map(async ({ logo, ...sponsor }, at) => ({
			_id: `demo-sponsor-${at}`,
			version: 0,
			...sponsor,
			...(logo && { logo: await storeDrawing(`demo-logo-${at}`, logoDrawing(sponsor.name, logo)) }),
		})),
	)
	await writeIfNew([changeWall({ sponsors: [], version: 0 }, sponsors)])
}

/** Two reports wait for an answer, and two were resolved. */
export async function seedReports() {
	for (const [at, { days, report }] of demo.reports.entries()) {
		const record = ReportRecord.parse({ ...report, token: `BTG-REP0-0000-0000-000${at}`, date: daysAgo(days) })
		await writeIfNew(reports.add({ ...record, version: 0 }))
	}
}

/** The first application for books is the member's, the others are by guests. */
export async function seedBooks(member: Applicant) {
	for (const [at, { days, sent, book }] of demo.books.entries()) {
		const applicant =
			at === 0 ? member : { id: guest, firstName: 'Heather', lastName: 'Oakhollow', email: `heather${at}@example.org` }
		const record = BookRecord.parse({
			...applicant,
			streetAddress: `${20 + at} Mill Road`,
			city: 'Fernwood',
			state: 'AL',
			ZIP: '35203',
			...book,
			readerLastName: applicant.lastName,
			readerGender: 'Other',
			token: `BTG-B00K-0000-0000-000${at}`,
			applicantID: applicant.id,
			issuedOn: daysAgo(days),
			...(sent && { sentOn: daysAgo(sent) }),
		})
		await writeIfNew(putBook({ ...record, version: 0 }, at === 0 ? member.id : undefined))
	}
}

/** Some applications from before this system. */
export async function seedLegacy() {
	for (const [at, row] of demo.legacy.entries()) {
		const token = `BTG-0LD0-0000-0000-000${at}`
		const added = { token, dateAdded: '2026-01-05T18:00:00.000Z', version: 0 }
		await writeIfNew(legacyApplications.add({ ...LegacyInput.parse(row), ...added }))
	}
}

/** Some who applied to join: affiliates, a board member and two ambassadors. */
export async function seedJoin([first, ...others]: readonly Applicant[]) {
	for (const [at, affiliate] of demo.affiliates.entries()) {
		const { id: applicantID = '', email } = others[at] ?? {}
		const [affiliateID, dateAdded] = [`demo-affiliate-${at}`, daysAgo(60 - at * 20)]
		await writeIfNew([
			...affiliates.add(AffiliateRecord.parse({ ...affiliate, email, affiliateID, applicantID, dateAdded })),
			pointTo({ memberId: applicantID, role: 'affiliate', id: affiliateID, date: dateAdded }),
		])
	}
	for (const [at, applicant] of [first, others[3], others[4]].entries()) {
		const { id: applicantID = '', firstName, lastName, email } = applicant ?? {}
		const kind = at === 1 ? 'board' : 'ambassador'
		const [token, issuedOn] = [`BTG-J01N-0000-0000-000${at}`, daysAgo(6 + at * 15)]
		const application = EmployeeApplicationRecord.parse({
			...demo.joining.answers,
			...demo.joining[kind],
			firstName,
			lastName,
			email,
			token,
			applicantID,
			issuedOn,
			kind,
			status: at === 2 ? 'Approved' : 'Pending',
		})
		await writeIfNew([
			...employeeApplications.add(application),
			pointTo({ memberId: applicantID, role: kind, id: token, date: issuedOn }),
		])
	}
}

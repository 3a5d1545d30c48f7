import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Stored } from '#functions/domain/erasing/stored.ts'
import { dayOf } from '#shared/dates.ts'
import { disorderKeys, roleKeys, statisticsBegin } from '#shared/statistics/schema.ts'

/**
 * Counts everything once more, without any of the job's code, so that a mistake in one of them shows as a difference.
 */
export class FullCount {
	readonly numbers = new Map<string, number>()
	readonly #now: Date
	/** Who is known by a name: each with what they gave beside it. */
	readonly #known = new Map<string, Known[]>()
	readonly #affected: Affected[] = []
	/** Who was helped, and when. Each grant of an unknown person is of one of their own. */
	readonly #grants: Grant[] = []

	constructor(now: Date) {
		this.#now = now
	}

	see(item: Stored) {
		const [kind, of] = item.pk.split('#')
		if (kind === 'APPLICATION' && item.sk === 'APPLICATION') this.#application(Application.parse(item))
		if (kind === 'LEGACY') this.#legacy(Legacy.parse(item))
		if (kind === 'USER' && item.sk === 'USER' && item.verified === true)
			this.#onDay(dayOf(new Date(String(item.dateRegistered))), 'users', 1)
		if (kind === 'EVENT' && item.sk === 'EVENT') this.#onDay(dayOf(new Date(String(item.dateAdded))), 'events', 1)
		if (kind === 'REPORT') this.#onDay(dayOf(new Date(String(item.date))), 'reports', 1)
		if (kind === 'PAST' && of === 'APPLICATIONS') this.#past(Past.parse(item))
		else if (kind === 'PAST') this.#onDay(String(item.day), String(of).toLowerCase(), 1)
	}

	/** To be called once everything was seen. */
	finish() {
		for (const [email, sent] of Map.groupBy(this.#affected, (one) => one.email)) {
			sent.sort((one, other) => (`${one.issuedOn} ${one.token}` < `${other.issuedOn} ${other.token}` ? -1 : 1))
			for (const group of new Set(['all', ...sent.map(({ disorder }) => disorder)])) {
				const within = sent.filter(({ disorder }) => group === 'all' || disorder === group)
				const severities = new Map(within.map(({ role, severity }) => [role, severity]))
				const state = sent.at(-1)?.state ?? ''
				this.#inDisorder(group, [...severities], state)
				const person = createHash('sha256').update(email).digest('base64url')
				this.#add(`contact ${group} ${state} ${person}`, 1)
			}
		}
		this.#helped()
		return this.numbers
	}

	/** Asks of each month who got a grant in the year that begins with it. */
	#helped() {
		for (let year = 2018; year < 2030; year++)
			for (let month = 1; month <= 12; month++) {
				const span = `${year}-${String(month).padStart(2, '0')}`
				const end = `${year + 1}-${span.slice(5)}`
				const within = this.#grants
					.filter(({ day }) => day >= `${span}-01` && day < `${end}-01`)
					.sort((one, other) => (one.order < other.order ? -1 : 1))
				for (const { disorder, state } of new Map(within.map((grant) => [last(grant.who), grant])).values())
					for (const name of ['people', `disorder ${disorder}`, `state ${state}`])
						this.#add(`helped ${span} ${name}`, 1)
			}
	}

	#grant(of: Counted, who: Known, disorder: string, order: string) {
		const day = of.decidedOn ?? of.day
		if (of.status !== 'Approved' || !of.amountApproved || day < statisticsBegin) return
		this.#grants.push({ who, day, order: `${day} ${order}`, disorder, state: of.state })
	}

	#add(name: string, many: number) {
		this.numbers.set(name, (this.numbers.get(name) ?? 0) + many)
	}

	#onDay(day: string, name: string, many: number) {
		if (day < statisticsBegin) return
		for (const period of ['all', day.slice(0, 4), day.slice(0, 7), day]) this.#add(`period ${period} ${name}`, many)
	}

	#inDisorder(group: string, roles: [role: string, severity: string][], state: string) {
		this.#add(`disorder ${group} people`, 1)
		this.#add(`disorder ${group} state ${state}`, 1)
		for (const [role, severity] of roles) {
			this.#add(`disorder ${group} ${role}`, 1)
			this.#add(`disorder ${group} ${role} ${severity}`, 1)
		}
	}

	#application({ held, ...application }: z.output<typeof Application>) {
		// As long as its mail waits, a decision doesn't count, but the one before it does.
		const counts = held && this.#now < new Date(held.until) ? { ...application, ...held.former } : application
		const { issuedOn, reopenedOn = issuedOn, status, decision, amountApproved, payment } = counts
		const sent = dayOf(new Date(issuedOn))
		const until = status === 'Pending' ? this.#now : new Date(decision?.date ?? issuedOn)
		const daysFrom = (moment: string) => Math.floor((until.getTime() - new Date(moment).getTime()) / 86_400_000)
		const calendarDays = (Date.parse(dayOf(until)) - Date.parse(dayOf(new Date(reopenedOn)))) / 86_400_000
		const counted = {
			day: sent,
			state: application.state,
			type: application.type,
			status,
			amountApproved,
			waited: daysFrom(issuedOn),
			late: calendarDays > 21,
			decidedOn: decision && dayOf(new Date(decision.date)),
			paidOn: payment?.date,
		}
		this.#counted(counted)
		const disorder = named(disorderKeys, application.bleedingDisorderType)
		const group = application.bleedingDisorder ? (disorder ?? 'unknown') : 'none'
		const who = this.#whoSent(application)
		this.#grant(counted, who, group, `${issuedOn} ${application.token}`)
		const role = named(roleKeys, application.bleedingDisorderRelationship)
		if (!application.bleedingDisorder || !disorder || !role) return
		const { token, state, bleedingDisorderSeverity: severity = 'N/A' } = application
		const email = application.email.toLowerCase()
		this.#affected.push({ email, token, issuedOn, disorder, role, severity, state })
	}

	/** Finds everyone of the name who gave something that this application has too. They turn out to be one. */
	#whoSent({ firstName, lastName, email, birthday, applicantID }: z.output<typeof Application>) {
		const name = `${firstName} ${lastName}`.toLowerCase()
		const facts = [birthday, email.toLowerCase(), ...(applicantID === 'Guest' ? [] : [applicantID])]
		const known = this.#known.get(name) ?? []
		const same = known.filter((one) => facts.some((fact) => one.facts.has(fact)))
		const who: Known = { facts: new Set([...facts, ...same.flatMap((one) => [...one.facts])]) }
		for (const one of same) one.is = who
		this.#known.set(name, [...known.filter((one) => !same.includes(one)), who])
		return who
	}

	#past(past: z.output<typeof Past>) {
		this.#counted(past)
		const group = past.disorder ? (named(disorderKeys, past.disorder) ?? 'unknown') : 'none'
		this.#grant(past, { facts: new Set() }, group, '')
		const [disorder, role] = [named(disorderKeys, past.disorder), named(roleKeys, past.role)]
		if (!past.isContact || !disorder || !role) return
		for (const group of ['all', disorder]) this.#inDisorder(group, [[role, past.severity ?? 'N/A']], past.state)
	}

	#whoIsNamed(name: string) {
		const [who = { facts: new Set<string>() }] = this.#known.get(name) ?? []
		this.#known.set(name, [who])
		return who
	}

	#counted(of: Counted) {
		this.#onDay(of.day, 'applications', 1)
		this.#onDay(of.day, `state ${of.state}`, 1)
		if (of.late) this.#onDay(of.day, 'late', 1)
		if (of.status === 'Pending') return
		const decided = of.decidedOn ?? of.day
		this.#onDay(decided, of.status.toLowerCase(), 1)
		this.#onDay(decided, `waited ${of.waited}`, 1)
		if (of.status === 'Denied' || !of.amountApproved) return
		this.#onDay(decided, 'assistance', of.amountApproved)
		this.#onDay(decided, `dollars ${of.type}`, of.amountApproved)
		this.#onDay(decided, `grants ${of.type}`, 1)
		if (of.paidOn) this.#onDay(of.paidOn, 'paid', of.amountApproved)
	}

	#legacy({ date, status, amount, firstName, lastName, token }: z.output<typeof Legacy>) {
		const grant = { day: date, status, amountApproved: amount, state: 'unknown', type: '', waited: 0, late: false }
		this.#grant(grant, this.#whoIsNamed(`old ${firstName} ${lastName}`.toLowerCase()), 'unknown', token)
		for (const name of ['applications', 'legacy', status.toLowerCase()]) this.#onDay(date, name, 1)
		if (status === 'Denied') return
		for (const name of ['assistance', 'dollars Legacy']) this.#onDay(date, name, amount)
		if (amount > 0) this.#onDay(date, 'grants Legacy', 1)
	}
}

interface Known {
	facts: Set<string>
	/** Who they turned out to be. */
	is?: Known
}

const last = (who: Known): Known => (who.is ? last(who.is) : who)

interface Grant {
	who: Known
	day: string
	order: string
	disorder: string
	state: string
}

interface Affected {
	email: string
	token: string
	issuedOn: string
	disorder: string
	role: string
	severity: string
	state: string
}

const named = (labels: Readonly<Record<string, string>>, label: string | undefined) =>
	Object.entries(labels).find(([, one]) => one === label)?.[0]

const status = z.enum(['Pending', 'Approved', 'Denied'])

const Decided = z.object({
	status,
	amountApproved: z.number().optional(),
	decision: z.object({ date: z.string() }).optional(),
})

const Application = Decided.extend({
	token: z.string(),
	issuedOn: z.string(),
	reopenedOn: z.string().optional(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	birthday: z.string(),
	applicantID: z.string(),
	state: z.string(),
	type: z.string(),
	payment: z.object({ date: z.string() }).optional(),
	bleedingDisorder: z.boolean(),
	bleedingDisorderType: z.string().optional(),
	bleedingDisorderRelationship: z.string().optional(),
	bleedingDisorderSeverity: z.string().optional(),
	// A held decision may have no former state stored. Then it isn't held at all.
	held: z
		.object({
			until: z.string(),
			former: Decided.transform(({ amountApproved, decision, ...former }) => ({ ...former, amountApproved, decision })),
		})
		.optional(),
})

const Legacy = z.object({
	token: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	date: z.string(),
	status: z.enum(['Approved', 'Denied']),
	amount: z.number(),
})

const Counted = z.object({
	day: z.string(),
	status,
	type: z.string(),
	state: z.string(),
	amountApproved: z.number().optional(),
	decidedOn: z.string().optional(),
	waited: z.number().default(0),
	late: z.boolean().default(false),
	paidOn: z.string().optional(),
})

type Counted = z.output<typeof Counted>

const Past = Counted.extend({
	disorder: z.string().optional(),
	role: z.string().optional(),
	severity: z.string().optional(),
	isContact: z.boolean().default(false),
})

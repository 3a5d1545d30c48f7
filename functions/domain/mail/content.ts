import * as z from 'zod'
import { permissions } from '#shared/endpoint.ts'
import { CalendarEvent } from '#shared/events/calendar.ts'
import { joinRoles } from '#shared/join/roles.ts'

const joinRole = z.enum(joinRoles)

/** To someone who signed up for an event, from the staff. */
export const EventMessage = z.object({
	template: z.literal('event-message'),
	message: z.string(),
	event: CalendarEvent,
	state: z.enum(['coming', 'over', 'off']),
	/** Sentences that only people who signed up may read. They're in the mail as long as the event is still coming. */
	forGuests: z.array(z.string()).default([]),
	/** Only a mail about an event that's still coming has it. */
	cancelToken: z.string().optional(),
})

export type EventMessage = z.output<typeof EventMessage>

/** Every mail there is, with what its words need (functions/domain/mail/templates, one file for each subject). */
export const MailContent = z.discriminatedUnion('template', [
	z.object({ template: z.literal('verification'), firstName: z.string(), code: z.string() }),
	/** The name that was typed is a stranger's, as far as we know: it isn't repeated to the owner of the account. */
	z.object({ template: z.literal('address-in-use') }),
	z.object({ template: z.literal('recovery'), firstName: z.string(), code: z.string() }),
	z.object({
		template: z.literal('password-changed'),
		firstName: z.string(),
		/** By a recovery code, or by someone who was signed in. */
		how: z.enum(['recovery', 'own']),
	}),
	/** To the address that an account is to have. The account's name may be a stranger's words to its owner. */
	z.object({ template: z.literal('new-email'), code: z.string() }),
	z.object({ template: z.literal('new-email-in-use') }),
	/** To the address that the account had. */
	z.object({ template: z.literal('email-changed'), firstName: z.string() }),
	/** To someone who asked that their account be erased. */
	z.object({ template: z.literal('erase-asked'), firstName: z.string() }),
	/** To them, if something they sent since waits for our answer. */
	z.object({ template: z.literal('not-erased'), firstName: z.string() }),
	/** The last one to them. */
	z.object({ template: z.literal('erased'), firstName: z.string() }),
	z.object({ template: z.literal('made-employee'), firstName: z.string() }),
	/** To everyone else with User Access. */
	z.object({
		template: z.literal('access-given'),
		firstName: z.string(),
		occasion: z.enum(['employee', 'permissions', 'operator']),
		/** The colleague who gave it. */
		by: z.string(),
		whom: z.string(),
		email: z.string(),
		/** The permissions that are new to them. */
		permissions: z.array(z.enum(permissions)),
	}),
	/** To everyone else with User Access, and to the colleague. */
	z.object({
		template: z.literal('access-taken'),
		firstName: z.string(),
		occasion: z.enum(['permissions', 'removed', 'disabled']),
		/** The colleague who took it. */
		by: z.string(),
		whom: z.string(),
		email: z.string(),
		/** True in the mail to the one who lost it. */
		isOwn: z.boolean(),
		permissions: z.array(z.enum(permissions)),
	}),
	/** To everyone who decides on applications or gives access. */
	z.object({
		template: z.literal('limit-raised'),
		firstName: z.string(),
		/** The colleague who raised it. */
		by: z.string(),
		before: z.number(),
		/** Whole dollars. Without it there is no limit. */
		after: z.number().optional(),
		/** YYYY-MM-DD. */
		from: z.string(),
	}),
	z.object({ template: z.literal('key-reset'), firstName: z.string() }),
	z.object({ template: z.literal('passkey-added'), firstName: z.string() }),
	z.object({ template: z.literal('passkeys-reset'), firstName: z.string() }),
	z.object({
		template: z.literal('recovery-code-used'),
		firstName: z.string(),
		/** How many codes still work. */
		left: z.number(),
	}),
	z.object({
		template: z.literal('application-received'),
		firstName: z.string(),
		token: z.string(),
		/** True if they have an account, and so a dashboard. */
		member: z.boolean(),
		/** True if it's closed after 15 days without a bill. */
		closesWithoutBill: z.boolean(),
		/** Given if a helper filled it in. */
		isHelped: z.literal(true).optional(),
		/** The day of the application, how many files came with it, and to the applicant's own address what they asked for. */
		sent: z.object({ on: z.string(), files: z.number(), amount: z.number().optional() }),
	}),
	/** To who filled in an application for someone. `stop` is what their link to end it needs. */
	z.object({ template: z.literal('helper-sent'), firstName: z.string(), token: z.string(), stop: z.string() }),
	/** To them when something happens. It says nothing about the applicant and what they wrote. */
	z.object({
		template: z.literal('helper-news'),
		occasion: z.enum(['answered', 'missing', 'closed', 'withdrawn', 'still working', 'message']),
		stop: z.string(),
	}),
	/** To an address that someone gave at Find: the newest of its applications, each with its day, YYYY-MM-DD. */
	z.object({
		template: z.literal('tokens'),
		applications: z.array(z.object({ token: z.string(), on: z.string(), pin: z.string().optional() })),
	}),
	z.object({
		template: z.literal('decision'),
		firstName: z.string(),
		status: z.enum(['Approved', 'Denied']),
		/** Whole dollars. */
		granted: z.number(),
		message: z.string(),
		member: z.boolean(),
		/** The last day on which the applicant may ask for a second look, YYYY-MM-DD. */
		againBy: z.string().optional(),
	}),
	z.object({
		template: z.literal('missing'),
		firstName: z.string(),
		occasion: z.enum(['asked', 'reminder', 'more time']),
		/** One sentence for each missing thing. */
		asked: z.array(z.string()),
		/** YYYY-MM-DD. */
		lastDay: z.string(),
		token: z.string(),
		member: z.boolean(),
	}),
	z.object({
		template: z.literal('application-closed'),
		firstName: z.string(),
		asked: z.array(z.string()),
		token: z.string(),
		member: z.boolean(),
	}),
	z.object({
		template: z.literal('application-withdrawn'),
		firstName: z.string(),
		token: z.string(),
		member: z.boolean(),
	}),
	z.object({ template: z.literal('still-working'), firstName: z.string(), token: z.string(), member: z.boolean() }),
	/** To the address that an employee was given of the person who referred an applicant. It names nobody. */
	z.object({ template: z.literal('reference'), link: z.string() }),
	z.object({ template: z.literal('join-received'), firstName: z.string(), role: joinRole }),
	z.object({
		template: z.literal('join-answered'),
		firstName: z.string(),
		role: joinRole,
		status: z.enum(['Approved', 'Denied']),
		message: z.string(),
	}),
	/** To the organization's own mailbox. Who applied is only in the console. */
	z.object({ template: z.literal('join-to-read'), role: joinRole }),
	z.object({ template: z.literal('books-requested'), firstName: z.string(), token: z.string() }),
	/** What was reported may be about the recipient's colleague or family, so the mail doesn't repeat it. The day is YYYY-MM-DD. */
	z.object({ template: z.literal('report-received'), firstName: z.string(), on: z.string() }),
	z.object({
		template: z.literal('newsletter-joined'),
		firstName: z.string(),
		/** The token that ends the subscription. */
		leave: z.string(),
	}),
	z.object({
		template: z.literal('event-signed-up'),
		firstName: z.string(),
		/** `before`: the address was on the list already. `replaced`: its owner's sign-up has taken that place. */
		listed: z.enum(['new', 'before', 'replaced']).default('new'),
		/** True if nobody has confirmed the address for this event yet. */
		toConfirm: z.boolean().default(false),
		event: CalendarEvent,
		/** Sentences that only people who signed up may read. */
		forGuests: z.array(z.string()).default([]),
		cancelToken: z.string(),
	}),
	/** To someone who waits for a place of a full event. */
	z.object({
		template: z.literal('event-waiting'),
		firstName: z.string(),
		toConfirm: z.boolean(),
		event: CalendarEvent,
		cancelToken: z.string(),
	}),
	z.object({
		template: z.literal('event-offered'),
		firstName: z.string(),
		/** A moment. */
		offeredUntil: z.string(),
		event: CalendarEvent,
		cancelToken: z.string(),
	}),
	z.object({ template: z.literal('event-removed'), firstName: z.string(), event: CalendarEvent }),
	z.object({ template: z.literal('staff-message'), firstName: z.string(), message: z.string() }),
	EventMessage,
])

/** Someone may lose help if one of these doesn't arrive, so an alarm tells employees to reach them another way. */
export const mustArrive = (template: string) => ['decision', 'missing', 'application-closed'].includes(template)

export type MailContent = z.output<typeof MailContent>

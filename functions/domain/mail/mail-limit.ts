import { attemptIfLeft, countAttempt, nextWindow } from '#functions/platform/store/rate-limit.ts'

/** Nobody's mailbox is filled through us: so many mails of all kinds together may anyone cause who is not known there. */
const byAnyone = { attempts: 3, minutes: 60 }
/** What only informs leaves room for a code: who applied without an account may sign up right after. */
const informing = { attempts: 2, minutes: 60 }
/** A browser that its owner signed in with is not kept waiting by what strangers caused. */
const byKnownDevice = { attempts: 5, minutes: 60 }

/** `name+shop@` is delivered to `name@`. */
const mailbox = (email: string) => email.replace(/\+[^@]*(?=@)/, '')

export const countMail = (email: string, knownDevice: string | undefined, now: Date) =>
	knownDevice
		? countAttempt('mail by device', `${mailbox(email)} ${knownDevice}`, byKnownDevice, now)
		: countAttempt('mail', mailbox(email), byAnyone, now)

/** For what is done whether or not a mail tells of it: a write for the transaction that does it, while a mail is left. */
export const mailIfLeft = (email: string, now: Date) => attemptIfLeft('mail', mailbox(email), informing, now)

/** When an address that got its mails gets some again. */
export const nextMails = (now: Date) => nextWindow(informing, now)

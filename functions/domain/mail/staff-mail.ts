import { staffMailEnv } from '#functions/platform/env.ts'
import { attemptIfLeft } from '#functions/platform/store/rate-limit.ts'
import { readRef } from '#functions/platform/store/table.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { MailContent } from './content.ts'
import { type Cause, queueMail } from './outbox.ts'

const { STAFF_MAIL: to } = staffMailEnv()

/** Mails beyond this limit aren't sent. Nothing is lost, because the console lists all of it. */
const limit = { attempts: 12, minutes: 60 }

/** Tells the organization's own mailbox that something waits in the console. The caller retries on a conflict. */
export async function staffMail(content: MailContent, cause: Cause): Promise<Write[]> {
	const counted = await readRef(attemptIfLeft('mail to staff', to, limit, cause.now))
	return counted ? [counted, ...queueMail({ to, language: 'en', content }, cause)] : []
}

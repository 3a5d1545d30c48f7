import { limitIsStill, putSettings, readSettings } from '#functions/domain/applications/settings.ts'
import type { MailContent } from '#functions/domain/mail/content.ts'
import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import { users } from '#functions/domain/people/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { retried, transact, type Write } from '#functions/platform/store/write.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { changeLimit, limitInWords, limitOn } from '#shared/applications/settings.ts'
import type { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { dayOf, longDate } from '#shared/dates.ts'
import type { Permission } from '#shared/endpoint.ts'

export const grantSettings = async ({ now }: RequestContext<typeof applicationsStaffApi.grantSettings>) =>
	limitOn(dayOf(now), await readSettings())

type Changing = RequestContext<typeof applicationsStaffApi.changeSettings>

const saved = { message: sentences.settingsSaved }

export const changeSettings = (context: Changing) => {
	const { input, commit } = context
	const { key: _, mostGrantedAlone, ...rest } = input
	if (mostGrantedAlone !== undefined)
		return retried(() => changeWithLimit(context, rest, mostGrantedAlone ?? undefined))
	return commit('application settings', Object.keys(rest).length > 0 ? [putSettings(rest)] : [], saved)
}

/** A transaction has room for so many mails beside the change. The rest follow it. */
const mailsBeside = 80

async function changeWithLimit(
	{ person, now, requestId, commit }: Changing,
	rest: Parameters<typeof putSettings>[0],
	typed: number | undefined,
) {
	const before = await readSettings()
	const today = dayOf(now)
	const inForce = limitOn(today, before).mostGrantedAlone
	const after = changeLimit(today, before, typed)
	const when = after.raised ? `from ${longDate(after.raised.from)} on` : 'at once'
	const change = `the limit on grants from ${limitInWords(inForce)} to ${limitInWords(typed)}, ${when}`
	const mails =
		after.raised && inForce !== undefined
			? await tellOfRaise(person.user, { before: inForce, after: typed, from: after.raised.from }, { now, requestId })
			: []
	const writes = [putSettings({ ...rest, ...after }, limitIsStill(before)), ...mails.slice(0, mailsBeside)]
	const answer = await commit('application settings', writes, saved, change)
	for (let at = mailsBeside; at < mails.length; at += mailsBeside) await transact(mails.slice(at, at + mailsBeside))
	return answer
}

interface Raise {
	before: number
	after: number | undefined
	from: string
}

/** The employee who raised it is told too, because someone else may have used their key. */
const tellOfRaise = (
	{ firstName, lastName }: Changing['person']['user'],
	raise: Raise,
	cause: Pick<Changing, 'now' | 'requestId'>,
) =>
	tellEveryoneWith(
		['Application Access', 'User Access'],
		(name) => ({ template: 'limit-raised', firstName: name, by: `${firstName} ${lastName}`, ...raise }),
		cause,
	)

/** The mails by which everyone learns of something who has at least one of these permissions. */
export async function tellEveryoneWith(
	permissions: Permission[],
	contentFor: (firstName: string) => MailContent,
	cause: Cause,
): Promise<Write[]> {
	const mails: Write[] = []
	for await (const { email, firstName, clientSidePermissions } of users.oldestFirst('employee'))
		if (permissions.some((name) => clientSidePermissions.includes(name)))
			mails.push(...queueMail({ to: email, language: 'en', content: contentFor(firstName) }, cause))
	return mails
}

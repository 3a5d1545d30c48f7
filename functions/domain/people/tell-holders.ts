import type { MailContent } from '#functions/domain/mail/content.ts'
import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import type { ContentOf } from '#functions/domain/mail/words.ts'
import type { Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import type { Permission } from '#shared/endpoint.ts'
import { users } from './table.ts'
import { userAccessHolders } from './user-access.ts'

/** All of them are written in the transaction that changes the access, which has room for so many. */
const mostTold = 20

interface Given {
	occasion: 'employee' | 'permissions' | 'operator'
	/** The person who gave it. The operator's command has none. */
	by: Pick<UserRecord, '_id' | 'firstName' | 'lastName'> | undefined
	to: UserRecord
	permissions: Permission[]
}

/** The mails by which everyone else with User Access learns that someone may do more now. */
export async function tellHolders({ occasion, by, to, permissions }: Given, cause: Cause): Promise<Write[]> {
	const content = {
		template: 'access-given',
		occasion,
		by: by ? fullName(by) : '',
		whom: fullName(to),
		email: to.email,
		permissions,
	} as const
	return toHolders(by ? [by] : [], cause, (firstName) => ({ ...content, firstName }))
}

interface Taken {
	occasion: ContentOf<'access-taken'>['occasion']
	by: Pick<UserRecord, '_id' | 'firstName' | 'lastName'>
	from: UserRecord
	permissions: Permission[]
}

/** The mails by which the colleague and everyone else with User Access learn that someone may do less now. */
export async function tellOfLoss({ occasion, by, from, permissions }: Taken, cause: Cause): Promise<Write[]> {
	const { email, firstName } = from
	const content = {
		...({ template: 'access-taken', occasion, by: fullName(by), whom: fullName(from), email } as const),
		permissions,
	}
	return [
		...queueMail({ to: email, language: 'en', content: { ...content, firstName, isOwn: true } }, cause),
		...(await toHolders([by, from], cause, (firstName) => ({ ...content, firstName, isOwn: false }))),
	]
}

async function toHolders(
	except: Pick<UserRecord, '_id'>[],
	cause: Cause,
	contentFor: (firstName: string) => MailContent,
): Promise<Write[]> {
	const known = except.map(({ _id }) => _id)
	const others = [...(await userAccessHolders())].filter((id) => !known.includes(id)).slice(0, mostTold)
	return (await users.readAll(others)).flatMap(({ email, firstName }) =>
		queueMail({ to: email, language: 'en', content: contentFor(firstName) }, cause),
	)
}

const fullName = ({ firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

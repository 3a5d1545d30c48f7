import { useQuery } from '@tanstack/react-query'
import type { Whose } from '#shared/whose.ts'
import { useMayUse } from '../useMayUse.ts'
import { type Asked, applicationsQuery, booksQuery, eventsQuery, userQuery } from './person.ts'

const nobody: Whose = { accounts: [], emails: [] }

/**
 * Each section answers for itself, if the employee may see it. First comes what someone came by, which says whose account
 * and address it is; then their applications, which say who is in the household; then the household's events and books.
 */
export function usePerson({ by, id }: Asked) {
	const mayUse = useMayUse()
	const mayApplications = mayUse('Application Access')
	const mayEvents = mayUse('Event Access')
	const user = useQuery({ ...userQuery(id), enabled: by === 'account' && mayApplications })
	const guest = useQuery({ ...eventsQuery(nobody, id), enabled: by === 'guest' && mayEvents })
	const start = startOf(by, id, user.data, guest.data?.asked)
	const applications = useQuery({
		...applicationsQuery(by === 'application' ? { token: id } : start),
		enabled: mayApplications && (by === 'application' || isSomeone(start)),
	})
	const household = applications.data?.people.filter(({ notSame }) => !notSame) ?? []
	const whose = {
		accounts: [...start.accounts, ...household.flatMap(({ accounts }) => accounts)],
		emails: [...start.emails, ...household.flatMap(({ emails }) => emails)],
	}
	const isKnown = isSomeone(whose) && (!mayApplications || !applications.isPending)
	const events = useQuery({ ...eventsQuery(whose), enabled: mayEvents && isKnown })
	const books = useQuery({ ...booksQuery(whose), enabled: mayApplications && isKnown })
	return { mayApplications, mayEvents, user, guest, applications, events, books }
}

export type PersonShown = ReturnType<typeof usePerson>

const isSomeone = ({ accounts, emails }: Whose) => accounts.length + emails.length > 0

function startOf(
	by: Asked['by'],
	id: string,
	user: { email: string } | undefined,
	guest: { email: string; memberId?: string | undefined } | undefined,
): Whose {
	if (by === 'account') return { accounts: [id], emails: user ? [user.email] : [] }
	if (by === 'application' || !guest) return nobody
	return { accounts: guest.memberId ? [guest.memberId] : [], emails: [guest.email] }
}

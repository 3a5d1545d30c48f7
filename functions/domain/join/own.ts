import * as z from 'zod'
import { type PageRequest, readBelow } from '#functions/platform/store/pages.ts'
import { getItems, type UnparsedItem } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { type JoinRole, joinRoles } from '#shared/join/roles.ts'
import { affiliates } from './affiliates.ts'
import { employeeApplications } from './employee-applications.ts'

const Pointer = z.object({ role: z.enum(joinRoles), id: z.string() })

const below = 'JOIN#'
const partition = (memberId: string) => `JOINS#${memberId}`

interface JoinApplication {
	memberId: string
	role: JoinRole
	id: string
	date: string
}

/** A pointer below the member's id finds their applications to join. */
export const pointTo = ({ memberId, date, ...row }: JoinApplication): Write =>
	put({ pk: partition(memberId), sk: `${below}${date}#${row.id}`, row })

const keyOf = ({ role, id }: z.output<typeof Pointer>) =>
	(role === 'affiliate' ? affiliates : employeeApplications).key(id)

export async function readJoinsOf(memberId: string, page: PageRequest) {
	const { rows, next } = await readBelow(partition(memberId), below, page)
	const pointers = rows.map((row) => Pointer.parse(row))
	const items = await getItems(pointers.map(keyOf))
	const applications = pointers.flatMap((pointer, at) => shown(pointer, items[at]) ?? [])
	return { applications, ...(next && { next }) }
}

function shown({ role, id }: z.output<typeof Pointer>, item: UnparsedItem | undefined) {
	if (role === 'affiliate') {
		const affiliate = affiliates.parse(item)
		return affiliate && { ...affiliate, id, role, issuedOn: affiliate.dateAdded }
	}
	const application = employeeApplications.parse(item)
	return application && { ...application, id, role, name: `${application.firstName} ${application.lastName}` }
}

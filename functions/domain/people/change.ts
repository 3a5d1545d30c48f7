import type { Write } from '#functions/platform/store/table.ts'
import { UserRecord } from '#shared/account/schema.ts'
import { StaffUser } from '#shared/users/schema.ts'

export interface Change {
	set?: Partial<Pick<UserRecord, 'newsletter' | 'employee' | 'clientSidePermissions'>> & { kindPk?: string }
	add?: Partial<
		Record<'noteCount' | 'assistanceRecieved' | 'amountDonated' | 'sessionEpoch' | 'version', number>
	>
	append?: Partial<Pick<UserRecord, 'applicationTokens'>>
	/** Nothing happens to somebody who is not like this any more. */
	only?: Partial<Pick<UserRecord, 'employee' | 'verified' | 'version'>>
}

type Places = (name: string) => string[]

const inRow: Places = (name) => (name in StaffUser.shape ? [`#row.#${name}`] : [])
const inItem: Places = (name) => [
	...(name in UserRecord.shape || name === 'kindPk' ? [`#${name}`] : []),
	...inRow(name),
]

/** For the user's own item, which holds each thing for the person and again for the list. */
export function itemChange({ only = {}, ...change }: Change) {
	const { ExpressionAttributeValues: values = {}, ...update } = assignments(change, inItem)
	const was = Object.entries(only)
	return {
		...update,
		ConditionExpression: ['attribute_exists(pk)', ...was.map(([name]) => `${name} = :was_${name}`)].join(
			' AND ',
		),
		ExpressionAttributeValues: {
			...values,
			...Object.fromEntries(was.map(([name, value]) => [`:was_${name}`, value])),
		},
	}
}

/** For an item that holds the row alone. */
export const rowChange = (change: Change) => assignments(change, inRow)

type Update = Omit<Extract<Write, { Update: unknown }>['Update'], 'Key'>

function assignments({ set = {}, add = {}, append = {} }: Change, places: Places): Update {
	const steps = [
		...each(set, (_, given) => given),
		...each(add, (place, given) => `${place} + ${given}`),
		...each(append, (place, given) => `list_append(${place}, ${given})`),
	].filter(({ name }) => places(name).length > 0)
	const assigned = steps.flatMap(({ name, become }) =>
		places(name).map((place) => `${place} = ${become(place, `:${name}`)}`),
	)
	return {
		UpdateExpression: `SET ${assigned.join(', ')}`,
		ExpressionAttributeNames: {
			'#row': 'row',
			...Object.fromEntries(steps.map(({ name }) => [`#${name}`, name])),
		},
		ExpressionAttributeValues: Object.fromEntries(steps.map(({ name, value }) => [`:${name}`, value])),
	}
}

const each = (values: object, become: (place: string, given: string) => string) =>
	Object.entries(values).map(([name, value]) => ({ name, value, become }))

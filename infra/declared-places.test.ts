import { expect, test } from 'vitest'
import { placeOf } from './declared-places.ts'
import { kindsInSources } from './testing/gate/exercised.ts'

test('every kind of item says what restoring and erasing a person do with it', () => {
	const kinds = [...kindsInSources(), 'MAIL', 'FIND#APPLICATIONS', 'COUNT#REPORTS']
	expect(kinds.length).toBeGreaterThan(12)
	const undeclared = kinds.filter((kind) => !placeOf(kind) && !placeOf(`${kind}#`))
	expect(undeclared.filter((kind) => !['FIND', 'COUNT'].includes(kind))).toEqual([])
	expect(placeOf('SOMETHING#new')).toBeUndefined()
})

test('a restore keeps the audit trail, ends sessions, and resets everything else', () => {
	const onRestore = (pk: string) => placeOf(pk)?.onRestore
	expect(['AUDIT#a', 'MAIL#a', 'ADDRESS#a'].map(onRestore)).toEqual(['kept', 'kept', 'kept'])
	expect(onRestore('SESSION#a')).toBe('emptied')
	expect(['APPLICATION#a', 'USER#a', 'LOGIN#a', 'ONCE#a', 'SETTINGS'].map(onRestore)).toEqual([
		...Array.from({ length: 5 }),
	])
})

import { employeeKeyItem } from '#functions/platform/identity/employee-key.ts'
import { hashSecret } from '#functions/platform/identity/secrets.ts'
import { getItem } from '#functions/platform/store/table.ts'
import { type Guard, put, remove, type Write } from '#functions/platform/store/write.ts'

/** Sets an employee's key. Replacing the whole item also resets the wrong attempts. */
export const setEmployeeKey = async (userId: string, key: string, guard?: Guard): Promise<Write> =>
	put({ ...employeeKeyItem(userId), hash: await hashSecret(key) }, guard)

export const hasEmployeeKey = (userId: string) =>
	getItem(employeeKeyItem(userId)).then((item) => item?.hash !== undefined)

export const removeEmployeeKey = (userId: string): Write => remove(employeeKeyItem(userId))

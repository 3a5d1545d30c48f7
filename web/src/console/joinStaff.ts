import { joinStaffApi } from '#shared/join/staff-api.ts'
import { client } from '#web/lib/api.ts'

export const joinStaff = client(joinStaffApi)

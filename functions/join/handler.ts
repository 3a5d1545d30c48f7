import { readJoinsOf } from '#functions/domain/join/own.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { joinApi } from '#shared/join/api.ts'
import { joinStaffApi } from '#shared/join/staff-api.ts'
import * as affiliates from './affiliates.ts'
import * as employeeApplications from './employee-applications.ts'
import { affiliate, ambassador, boardMember } from './submit.ts'

export const handler = serve({ ...joinApi, ...joinStaffApi })({
	boardMember,
	ambassador,
	affiliate,
	mine: ({ input, person }) => readJoinsOf(person.user._id, input),
	affiliates: affiliates.list,
	oneAffiliate: affiliates.show,
	changeAffiliate: affiliates.change,
	employeeApplications: employeeApplications.list,
	employeeApplication: employeeApplications.show,
	changeEmployeeApplication: employeeApplications.change,
	addNote: employeeApplications.addNote,
	deleteNotes: employeeApplications.deleteNotes,
})

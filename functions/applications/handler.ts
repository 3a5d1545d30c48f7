import { readSettings } from '#functions/domain/applications/settings.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import * as helping from './applicant-helper.ts'
import * as applying from './apply.ts'
import * as deciding from './decide.ts'
import * as documents from './documents.ts'
import { emailTokens, find } from './find.ts'
import * as grants from './grants.ts'
import * as missing from './missing.ts'
import * as notes from './notes.ts'
import * as own from './own-applications.ts'
import * as paper from './paper.ts'
import * as paymentRuns from './payment-runs.ts'
import * as payments from './payments.ts'
import * as reference from './reference.ts'
import * as related from './related.ts'
import * as secondLooks from './second-look.ts'
import * as settings from './settings.ts'
import { list, show } from './view.ts'
import * as withdrawing from './withdraw.ts'

/** Previews have a function of their own, because rendering mails takes more code than all the rest. */
const { previewResponse, previewAsk, previewEmail, showLetter, ...staff } = applicationsStaffApi

export const handler = serve({ ...applicationsApi, ...staff })({
	...applying,
	emailTokens,
	find,
	...own,
	...documents,
	...secondLooks,
	...withdrawing,
	...helping,
	settings: readSettings,
	list,
	show,
	...deciding,
	...missing,
	...paper,
	...payments,
	...paymentRuns,
	...grants,
	...notes,
	...reference,
	...related,
	...settings,
})

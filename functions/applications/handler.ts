import { serve } from '#functions/platform/http/serve.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationDeskApi } from '#shared/applications/staff-api.ts'
import { apply, applyReads } from './apply.ts'
import { addAttachments, openAttachment } from './attachments.ts'
import { find } from './find.ts'
import { mine, openMyAttachment } from './mine.ts'
import { addNote, deleteNotes, email } from './notes.ts'
import { respond, respondReads } from './respond.ts'
import { changeSettings, settings, settingsReads } from './settings.ts'
import { list, show } from './view.ts'

const readAhead = { apply: applyReads, respond: respondReads, settings: settingsReads }

export const handler = serve(
	{ ...applicationsApi, ...applicationDeskApi },
	readAhead,
)({
	apply,
	find,
	mine,
	openMyAttachment,
	settings,
	list,
	show,
	respond,
	email,
	addAttachments,
	openAttachment,
	addNote,
	deleteNotes,
	changeSettings,
})

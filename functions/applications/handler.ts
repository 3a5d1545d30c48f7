import { serve } from '#functions/platform/serve.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationDeskApi } from '#shared/applications/staff-api.ts'
import { apply } from './apply.ts'
import { addAttachments, openAttachment } from './attachments.ts'
import { find } from './find.ts'
import { mine, openMyAttachment } from './mine.ts'
import { addNote, deleteNotes, email } from './notes.ts'
import { respond } from './respond.ts'
import { changeSettings, settings } from './settings.ts'
import { list, show } from './view.ts'

export const handler = serve({ ...applicationsApi, ...applicationDeskApi })({
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

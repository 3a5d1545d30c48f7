import { serve } from '#functions/platform/http/serve.ts'
import { usersApi } from '#shared/users/api.ts'
import { disable, enable, removeEmployee } from './accounts.ts'
import { askForAccess } from './ask-for-access.ts'
import { delivery, tryAgain } from './delivery.ts'
import { changePermissions, makeEmployee } from './employees.ts'
import { changeKey, chooseKey, keyState, resetKey } from './keys.ts'
import { addNote, deleteChosenNotes, notes } from './notes.ts'
import { list, show } from './view.ts'
import { whoGivesAccess } from './who-gives-access.ts'

export const handler = serve(usersApi)({
	list,
	show,
	notes,
	addNote,
	deleteNotes: deleteChosenNotes,
	makeEmployee,
	changePermissions,
	removeEmployee,
	disable,
	enable,
	keyState,
	chooseKey,
	changeKey,
	resetKey,
	delivery,
	tryAddressAgain: tryAgain,
	whoGivesAccess,
	askForAccess,
})

import { serve } from '#functions/platform/http/serve.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventsEverywhereApi } from '#shared/events/everywhere-api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { answers } from './answers.ts'
import { attend } from './attend.ts'
import * as cancelling from './cancel.ts'
import * as desk from './desk.ts'
import * as forms from './desk-forms.ts'
import * as door from './door.ts'
import { findEverywhere, ofPerson } from './everywhere.ts'
import * as manage from './manage.ts'
import { published, upcoming } from './published.ts'
import { removeGuest } from './remove-guest.ts'

const { previewGuestEmail, ...staff } = eventsStaffApi

export const handler = serve({ ...eventsApi, ...staff, ...eventsDeskApi, ...eventsDoorApi, ...eventsEverywhereApi })({
	upcoming,
	published,
	attend,
	showSignUp: cancelling.showSignUp,
	cancel: cancelling.cancel,
	mySignUps: cancelling.mySignUps,
	cancelMine: cancelling.cancelMine,
	list: manage.list,
	show: manage.show,
	guests: manage.listGuests,
	answers,
	downloadGuests: manage.downloadGuests,
	removeGuest,
	signIns: desk.listSignIns,
	update: manage.edit,
	archive: manage.archive,
	unarchive: manage.unarchive,
	emailGuests: manage.emailGuests,
	forSignIn: desk.forSignIn,
	findGuests: desk.findGuests,
	deskGuests: desk.deskGuests,
	findEverywhere,
	ofPerson,
	signIn: desk.signIn,
	signInKnown: desk.signInKnown,
	undoSignIn: desk.undoSignIn,
	doorCode: forms.doorCode,
	waitingForms: forms.waitingForms,
	formBefore: forms.formBefore,
	putAside: forms.putAside,
	door: door.door,
	fillInAtDoor: door.fillInAtDoor,
	fillInBefore: door.fillInBefore,
})

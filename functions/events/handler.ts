import * as published from '#functions/domain/events/published.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { attend } from './attend.ts'
import * as desk from './desk.ts'
import * as door from './door.ts'
import * as everywhere from './everywhere.ts'
import * as manage from './manage.ts'
import { unarchive, update } from './manage.ts'
import * as signUps from './sign-ups.ts'
import { cancel, cancelMine, removeGuest } from './sign-ups.ts'
import { takePlace, thenOffer } from './waitlist.ts'

const { previewGuestEmail, ...staff } = eventsStaffApi

export const handler = serve({ ...eventsApi, ...staff, ...eventsDeskApi, ...eventsDoorApi })({
	...published,
	attend,
	takePlace,
	...signUps,
	cancel: thenOffer(cancel),
	cancelMine: thenOffer(cancelMine),
	removeGuest: thenOffer(removeGuest),
	...manage,
	update: thenOffer(update),
	unarchive: thenOffer(unarchive),
	...desk,
	...door,
	...everywhere,
})

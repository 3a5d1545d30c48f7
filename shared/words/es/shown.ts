import { about } from './shown/about.ts'
import { application } from './shown/application.ts'
import { applicationSent } from './shown/application-sent.ts'
import { applyDrafts } from './shown/apply-drafts.ts'
import { applyForm } from './shown/apply-form.ts'
import { applyStart } from './shown/apply-start.ts'
import { components } from './shown/components.ts'
import { contact } from './shown/contact.ts'
import { dashboard } from './shown/dashboard.ts'
import { documents } from './shown/documents.ts'
import { events } from './shown/events.ts'
import { find } from './shown/find.ts'
import { home } from './shown/home.ts'
import { join } from './shown/join.ts'
import { lists } from './shown/lists.ts'
import { options } from './shown/options.ts'
import { ownAccount } from './shown/own-account.ts'
import { pages } from './shown/pages.ts'
import { privacy } from './shown/privacy.ts'
import { session } from './shown/session.ts'
import { shell } from './shown/shell.ts'
import { signIn } from './shown/sign-in.ts'
import { smallForms } from './shown/small-forms.ts'
import { terms } from './shown/terms.ts'

/** Sentences that only pages have, in Spanish, by feature. */
export const shown = {
	...shell,
	...components,
	...find,
	...events,
	...lists,
	...application,
	...applicationSent,
	...applyDrafts,
	...applyForm,
	...applyStart,
	...documents,
	...options,
	...dashboard,
	...ownAccount,
	...session,
	...signIn,
	...join,
	...smallForms,
	...home,
	...about,
	...contact,
	...pages,
	...privacy,
	...terms,
} as const

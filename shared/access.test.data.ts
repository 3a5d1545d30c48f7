import type { Endpoint } from './endpoint.ts'

/**
 * Lists the access of each endpoint a second time, whether it takes the employee key, and whether a repeated request counts
 * once, so that opening one to others, or to mistakes, takes a change here too.
 */
const calls = `
GET /api/active-events | public
GET /api/application-settings | public
GET /api/published-figures | public
GET /api/sponsors | public
GET /api/upcoming-events | public
GET /api/user | public
POST /api/applications | public, once
POST /api/attending-event | public, once
POST /api/book-application | public, once
POST /api/cancel-event-sign-up | public
POST /api/event-door | public
POST /api/event-door-form | public, once
POST /api/event-form-before | public, once
POST /api/event-sign-up | public
POST /api/email-my-tokens | public
POST /api/login | public
POST /api/newsletter-signup | public, once
POST /api/newsletter-unsubscribe | public
POST /api/passkey-challenge | public
POST /api/recover-password | public
POST /api/report | public, once
POST /api/search-for-application | public
POST /api/send-found-documents | public, once
POST /api/send-recovery-email | public
POST /api/sign-in-with-passkey | public
POST /api/sign-in-with-recovery-code | public
POST /api/signout | public
POST /api/upload-link | public
POST /api/user | public
POST /api/resend-verification-code | signed-in
POST /api/verify-user | signed-in
GET /api/application-draft | member
GET /api/my-event-sign-ups | member
GET /api/own-book-applications | member
GET /api/own-join-applications | member
GET /api/own-sessions | member
GET /api/unclaimed-applications | member
GET /api/userapplications | member
POST /api/affiliates | member, once
POST /api/ambassador-application | member, once
POST /api/application-draft | member
POST /api/cancel-my-event-sign-up | member
POST /api/change-own-email | member
POST /api/change-own-name | member
POST /api/change-own-password | member
POST /api/claim-application | member
POST /api/confirm-own-email | member
POST /api/disown-application | member
POST /api/end-other-sessions | member
POST /api/erase-application-draft | member
POST /api/erase-own-account | member
POST /api/join-application | member, once
POST /api/keep-own-account | member
POST /api/my-attachment-link | member
POST /api/send-my-documents | member, once
GET /api/affiliate | Application Access
GET /api/affiliate-applications | Application Access
GET /api/affiliates | Application Access
GET /api/applications | Application Access
GET /api/bleeding-disorder-contacts | Application Access
GET /api/book-applications | Application Access
GET /api/digest-settings | Application Access
GET /api/grant-settings | Application Access
GET /api/grants | Application Access
GET /api/employee-applications | Application Access
GET /api/last-bleeding-disorder-statistics-entry | Application Access
GET /api/legacy-applications | Application Access
GET /api/sponsor-settings | Application Access
GET /api/statistics | Application Access
POST /api/add-application-attachments | Application Access, once
POST /api/add-application-note | Application Access, once
POST /api/add-employee-application-note | Application Access, once
POST /api/add-sponsor | Application Access, with the key, once
POST /api/application-by-token | Application Access
POST /api/ask-for-missing | Application Access, with the key, once
POST /api/assign-affiliate | Application Access
POST /api/attachment-link | Application Access
POST /api/change-affiliate-status | Application Access, with the key, once
POST /api/change-application-settings | Application Access, with the key
POST /api/change-digest-settings | Application Access
POST /api/change-employee-application-status | Application Access, with the key, once
POST /api/delete-application-notes | Application Access
POST /api/delete-employee-application-notes | Application Access
POST /api/download-bleeding-disorder-contacts | Application Access
POST /api/download-book-applications | Application Access
POST /api/download-grants | Application Access, with the key
POST /api/email-user | Application Access, with the key, once
POST /api/employee-application-by-token | Application Access
POST /api/give-more-time | Application Access, with the key, once
POST /api/legacy-application | Application Access, once
POST /api/mark-book-application | Application Access
POST /api/not-the-same-person | Application Access
POST /api/preview-ask | Application Access
POST /api/preview-email | Application Access
POST /api/preview-response | Application Access
POST /api/name-payee | Application Access, once
POST /api/record-payment | Application Access, with the key, once
POST /api/refresh-statistics | Application Access
POST /api/person-applications | Application Access
POST /api/person-books | Application Access
POST /api/related-applications | Application Access
POST /api/remove-legacy-application | Application Access, with the key
POST /api/remove-payment | Application Access, with the key, once
POST /api/remove-sponsor | Application Access, with the key
POST /api/respond-to-application | Application Access, with the key, once
POST /api/settle-missing | Application Access, once
POST /api/take-application | Application Access
POST /api/take-back-proposal | Application Access, once
POST /api/take-back-response | Application Access, once
POST /api/try-applicant-address-again | Application Access
POST /api/update-bleeding-disorder-statistics | Application Access
POST /api/update-sponsor | Application Access, with the key
POST /api/user-by-id | Application Access
GET /api/audit-trail | User Access
GET /api/newsletter-subscribers | User Access
GET /api/user-delivery | User Access
GET /api/user-notes | User Access
GET /api/users | User Access
POST /api/add-user-note | User Access, once
POST /api/change-user-permissions | User Access, with the key, once
POST /api/delete-user-notes | User Access
POST /api/disable-user | User Access, with the key, once
POST /api/download-newsletter-subscribers | User Access
POST /api/enable-user | User Access, with the key, once
POST /api/make-user-employee | User Access, with the key
POST /api/remove-employee | User Access, with the key, once
POST /api/require-passkeys | User Access, with the key
POST /api/reset-employee-key | User Access, with the key
POST /api/reset-passkeys | User Access, with the key
POST /api/try-user-address-again | User Access
GET /api/reports | Report Access
POST /api/change-report | Report Access
GET /api/event-by-id | Event Access
GET /api/event-desk-guests | Event Access
GET /api/event-door-forms | Event Access
GET /api/event-guests | Event Access
GET /api/event-answers | Event Access
GET /api/event-sign-ins | Event Access
GET /api/events | Event Access
GET /api/find-event-guests | Event Access
GET /api/find-guests | Event Access
POST /api/person-events | Event Access
GET /api/upcoming-events-for-signin | Event Access
POST /api/add-event-images | Event Access, once
POST /api/archive-event | Event Access, with the key, once
POST /api/delete-event-images | Event Access, with the key
POST /api/download-event-guests | Event Access
POST /api/email-event-guests | Event Access, with the key, once
POST /api/event | Event Access, with the key, once
POST /api/event-door-code | Event Access
POST /api/event-guest-form | Event Access
POST /api/put-door-form-aside | Event Access
POST /api/preview-event-email | Event Access
POST /api/remove-event-guest | Event Access, with the key, once
POST /api/sign-in-known-guest | Event Access, once
POST /api/unarchive-event | Event Access, with the key, once
POST /api/undo-event-sign-in | Event Access
POST /api/update-attending-list-for-event | Event Access, once
POST /api/update-event | Event Access, with the key, once
POST /api/update-main-event-image | Event Access, with the key
GET /api/console-counts | employee
GET /api/who-gives-access | employee
POST /api/ask-for-access | employee
POST /api/change-employee-key | employee, with the key
POST /api/new-recovery-codes | employee, with the key
POST /api/remove-passkey | employee, with the key
GET /api/employee-key | employee, before a passkey
GET /api/passkeys | employee, before a passkey
GET /api/year-statistics | Application Access
POST /api/add-passkey | employee, before a passkey
POST /api/choose-employee-key | employee, before a passkey
POST /api/passkey-registration | employee, before a passkey, with the key
`

export const kindOfAccess = new Map(
	calls
		.trim()
		.split('\n')
		.map((row) => row.split(' | '))
		.map(([call = '', kind = '']) => [call, kind]),
)

/** The kind of access. Nothing else decides whether someone gets in. */
export const openTo = ({ access, beforePasskey, employeeKey }: Endpoint) =>
	[access, beforePasskey && 'before a passkey', employeeKey && 'with the key'].filter(Boolean).join(', ')

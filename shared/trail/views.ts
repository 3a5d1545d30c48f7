/** The parts of the audit trail that someone looks for: money, who may do what, and who came in. */
export const trailViews = ['money', 'people', 'sign-ins'] as const

export type TrailView = (typeof trailViews)[number]

/** Endpoints and commands by their part. What is in none is in the whole trail only. */
export const trailParts: Record<TrailView, readonly string[]> = {
	money: [
		'/api/respond-to-application',
		'/api/take-back-response',
		'/api/take-back-proposal',
		'/api/record-payment',
		'/api/remove-payment',
		'/api/name-payee',
		'/api/clear-payment',
		'/api/prepare-payment-run',
		'/api/release-payment-run',
		'/api/withdraw-payment-run',
		'/api/download-payment-run',
		'/api/grants (list)',
		'/api/download-grants',
		'/api/change-application-settings',
		'/api/legacy-application',
		'/api/remove-legacy-application',
		'npm run import-legacy',
	],
	people: [
		'/api/user',
		'/api/users',
		'/api/user-by-id',
		'/api/user-notes',
		'/api/add-user-note',
		'/api/delete-user-notes',
		'/api/make-user-employee',
		'/api/change-user-permissions',
		'/api/remove-employee',
		'/api/disable-user',
		'/api/enable-user',
		'/api/change-own-name',
		'/api/confirm-own-email',
		'/api/reset-employee-key',
		'/api/reset-passkeys',
		'/api/require-passkeys',
		'npm run staff',
		'/api/erase-own-account',
		'/api/keep-own-account',
		'erased',
		'npm run person -- erase',
	],
	'sign-ins': [
		'/api/login',
		'/api/signout',
		'/api/verify-user',
		'/api/send-recovery-email',
		'/api/recover-password',
		'/api/passkey-challenge',
		'/api/sign-in-with-passkey',
		'/api/sign-in-with-recovery-code',
		'/api/change-own-password',
		'/api/end-other-sessions',
		'/api/choose-employee-key',
		'/api/change-employee-key',
		'/api/add-passkey',
		'/api/remove-passkey',
		'/api/new-recovery-codes',
	],
}

/** A wrong try is in the part of what was tried: its word is in brackets after the endpoint. */
export const isPartOf = (view: TrailView, action: string) =>
	trailParts[view].includes(action.replace(/ \([^()]+\)$/, ''))

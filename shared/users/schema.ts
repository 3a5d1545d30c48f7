import * as z from 'zod'
import { UserRecord } from '../account/user.ts'
import { Delivery } from '../delivery.ts'
import { permissions } from '../endpoint.ts'
import { choice, employeeKey, id, ifGiven, jsonText, ownPassword, typedSecret, version } from '../fields.ts'
import { searchQuery } from '../lists.ts'
import { Note, noteRemoval, noteRemovalProblems, noteText } from '../notes.ts'
import { checkedBy } from '../problems.ts'
import { tokenEnd } from '../tokens.ts'

export const userSentences = {
	madeEmployee: 'Successfully Made User Employee!',
	alreadyEmployee: 'This user is already an employee.',
	permissionsChanged: 'Permissions updated.',
	ownPermissions: 'You can’t change your own permissions. Please ask a colleague with User Access.',
	notYoursToGive: 'You can only give access that you have yourself. Please ask a colleague who has it.',
	lastUserAccess: 'At least one employee has to keep User Access. Give it to someone else first.',
	removedEmployee: 'They’re no longer an employee, and they’ve been signed out.',
	notEmployee: 'This user isn’t an employee.',
	disabled: 'Account disabled. They’ve been signed out and can’t sign in.',
	alreadyDisabled: 'It’s already disabled.',
	disabledFirst: 'This account is disabled. Enable it first.',
	enabled: 'Account enabled. They can sign in again.',
	notDisabled: 'It isn’t disabled.',
	ownAccount: 'You can’t do this to your own account. Please ask a colleague with User Access.',
	ownNotes: 'You can’t see or change notes about yourself. Please ask a colleague.',
	notFound: 'We couldn’t find this user. Please reload the list.',
	keySet: 'Employee key set.',
	keyChanged: 'Employee key changed.',
	keyReset: 'Key reset. Your colleague will choose a new one next time.',
	ownKey: 'To change your own key, enter the current one. If you lost it, ask a colleague to reset it.',
	keyGone: 'A colleague reset your key. Please choose a new one.',
	keyIsPassword: 'Choose a key that isn’t your password.',
	noteAdded: 'Note added.',
	notesFull: 'There’s no room for more notes on this user. Delete some first.',
	keyExists: 'You already have an employee key. To change it, enter the current one.',
	keyLength: 'Choose a key of 8 to 100 characters.',
} as const

/** A user as staff see them. A page of a list has the count of notes, everything else the notes too. */
export const StaffUser = UserRecord.pick({
	_id: true,
	firstName: true,
	lastName: true,
	email: true,
	dateRegistered: true,
	verified: true,
	employee: true,
	disabled: true,
	hasPasskey: true,
	newsletter: true,
	language: true,
	clientSidePermissions: true,
	applicationTokens: true,
	assistanceRecieved: true,
	amountDonated: true,
	version: true,
	noteCount: true,
	erasesAt: true,
}).extend({ notes: z.array(Note).optional(), delivery: Delivery.optional() })

/** User Access alone shows no application, so a token comes without what opens one. */
export const ListedUser = StaffUser.extend({
	applicationTokens: z.array(z.string().overwrite(tokenEnd)).describe('the end of each token'),
})

export const userKinds = ['normal', 'employee'] as const

export const UserListInput = z.strictObject({
	...searchQuery,
	status: ifGiven(choice(userKinds, 'Choose normal users or employees.')),
})

export const UserInput = z.strictObject({ id })

export const UserNoteInput = z.strictObject({ id, note: noteText })

export const UserDeleteNotesInput = z.strictObject({ id, ...noteRemoval }).superRefine(checkedBy(noteRemovalProblems))

export const PermissionsInput = z.strictObject({
	id,
	key: employeeKey,
	newClientSidePermissions: jsonText(
		z
			.array(choice(permissions, 'Choose among the four permissions.'), 'Choose the permissions.')
			.max(permissions.length, 'Choose each permission once.')
			.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each permission once.'),
	),
	version,
})

export const MakeEmployeeInput = z.strictObject({ id, key: employeeKey })

/** For what is done to an account as a whole: removing an employee, disabling and enabling. */
export const AccountChangeInput = z.strictObject({ id, key: employeeKey, version })

const newKey = typedSecret(userSentences.keyLength).min(8, userSentences.keyLength).max(100, userSentences.keyLength)

export const FirstKeyInput = z
	.strictObject({ password: ownPassword, newKey })
	.refine((chosen) => chosen.newKey !== chosen.password, { path: ['newKey'], error: userSentences.keyIsPassword })

export const ChangeKeyInput = z.strictObject({ key: employeeKey, newKey })

export const ResetKeyInput = z.strictObject({ id, key: employeeKey })

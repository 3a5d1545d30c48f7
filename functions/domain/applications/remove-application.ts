import { removeSent } from '#functions/domain/join/sent-applications.ts'
import { putRemoved } from '#functions/domain/statistics/removed.ts'
import type { OnConflict, Write } from '#functions/platform/store/write.ts'
import { isAnswerLate } from '#shared/applications/progress.ts'
import { dayOf, daysBetween } from '#shared/dates.ts'
import { moveDue } from './due.ts'
import { removeFacts } from './facts.ts'
import { nextStep } from './next-step.ts'
import { type Application, applications, removeHelped, removePointer } from './table.ts'

interface Leaving {
	/** Statistics count a person once. What's left counts them if no other application of theirs remains. */
	isLastOfPerson: boolean
	onConflict: OnConflict
}

/** Removes an application from every list, and leaves what statistics count. Its files and history are removed before. */
export const removeApplication = (application: Application, { isLastOfPerson, onConflict }: Leaving): Write[] => [
	...applications.remove(application, onConflict),
	...moveDue(application.token, nextStep(application)?.at, undefined),
	removePointer(application),
	...removeHelped(application),
	...removeSent(application),
	...removeFacts(application),
	putRemoved('APPLICATIONS', application.issuedOn, { ...countedIn(application), isContact: isLastOfPerson }),
]

const countedIn = ({ decision, bleedingDisorder, ...application }: Application) => ({
	status: application.status,
	type: application.type,
	state: application.state,
	amount: application.amount,
	amountApproved: application.amountApproved,
	decidedOn: decision && dayOf(new Date(decision.date)),
	waited: decision && daysBetween(application.issuedOn, decision.date),
	late: decision && isAnswerLate(application, decision.date),
	paidOn: application.payment?.date,
	...(bleedingDisorder && {
		disorder: application.bleedingDisorderType,
		role: application.bleedingDisorderRelationship,
		severity: application.bleedingDisorderSeverity,
	}),
})

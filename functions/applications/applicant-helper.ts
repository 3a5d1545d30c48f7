import { isHelperLink } from '#functions/domain/applications/applicant-helper.ts'
import { endHelpOf } from '#functions/domain/applications/end-applicant-help.ts'
import { asApplicantSees } from '#functions/domain/applications/held-decision.ts'
import { type Application, applications, guest, readHelped } from '#functions/domain/applications/table.ts'
import { mailIfLeft } from '#functions/domain/mail/mail-limit.ts'
import { type Cause, queueMail } from '#functions/domain/mail/outbox.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { newPin } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { retried, type Write } from '#functions/platform/store/write.ts'
import type { applicationsApi } from '#shared/applications/api.ts'
import { helperSentences as sentences } from '#shared/applications/applicant-helper.ts'
import { queuesOf } from '#shared/applications/missing.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { asMailed, found } from './find.ts'
import { own } from './own-applications.ts'

type Api = typeof applicationsApi

export const endHelp = (context: RequestContext<Api['endHelp']>) =>
	end(context, (one) => own(one, context.person, applicationSentences.ownNotFound), context.commit)

export const endFoundHelp = (context: RequestContext<Api['endFoundHelp']>) =>
	end(context, (one) => found(one, context.input, context.person), context.commit)

interface Answer {
	message: string
	application: Application
}

/**
 * What has ended already is answered as if it had just ended, because a page may have been open in two tabs. The helper
 * knows all that Find asks for, so from now on it asks for a guest's PIN, too.
 */
const end = <Body>(
	{ input, now, requestId, address }: Cause & { input: { token: string }; address: string },
	seenBy: (application: Application | undefined) => Application,
	commit: (about: string, writes: Write[], answer: Answer) => Promise<Body>,
): Promise<Body | Answer> =>
	retried(async () => {
		const seen = seenBy(await applications.read(input.token))
		const { helper } = seen
		const message = sentences.ended
		if (!helper?.email) return { message, application: asApplicantSees(seen, now) }
		const isGuests = seen.applicantID === guest
		const { after, writes } = await endHelpOf(seen, helper, { now, requestId }, isGuests ? { pin: newPin() } : {})
		const mailed = isGuests ? await mailPin(after, address, { now, requestId }) : []
		return commit(input.token, [...writes, ...mailed], { message, application: asApplicantSees(after, now) })
	})

/** Whoever ended it, the applicant has the PIN where their address is known. */
async function mailPin(after: Application, address: string, cause: Cause) {
	const { email, disownedOn, language } = after
	const counted = email && !disownedOn ? await mailIfLeft({ email, address }, cause.now) : undefined
	const mail = { to: email, language, content: { template: 'tokens' as const, applications: [asMailed(after)] } }
	return counted ? [...counted, ...queueMail(mail, cause)] : []
}

/** A wrong link and one whose help has ended get the same answer. */
export const stopHelping = ({ input, now, requestId, commit }: RequestContext<Api['stopHelping']>) =>
	retried(async () => {
		const { token, link } = input
		const [seen, isRight] = await Promise.all([applications.read(token), isHelperLink(token, link)])
		if (!isRight || !seen?.helper?.email) throw new Refusal('not-found', sentences.gone)
		return commit(token, (await endHelpOf(seen, seen.helper, { now, requestId })).writes, {
			message: sentences.stopped,
		})
	})

/** Whoever has the address of an account sees that they sent it, and no more of it than whether it's answered. */
export async function helped({ input, person, now }: RequestContext<Api['helped']>) {
	const { applications: sent, ...more } = await readHelped(person.user.email, input)
	const shown = sent.filter(({ helper, withdrawnOn }) => helper?.email === person.user.email && !withdrawnOn)
	return { applications: shown.map((one) => asHelperSees(asApplicantSees(one, now))), ...more }
}

function asHelperSees(application: Application) {
	const { firstName, issuedOn, status } = application
	const waiting = queuesOf(application).includes('for-applicant') ? ('missing' as const) : ('waiting' as const)
	return { firstName, issuedOn, standing: status === 'Pending' ? waiting : ('answered' as const) }
}

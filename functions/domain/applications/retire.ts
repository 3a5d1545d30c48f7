import { users } from '#functions/domain/people/table.ts'
import { deleteUpload } from '#functions/platform/files/storage.ts'
import { newId } from '#functions/platform/ids.ts'
import { audit } from '#functions/platform/store/audit.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { deleteItem, queryWhole } from '#functions/platform/store/table.ts'
import { retried, transact, type Write } from '#functions/platform/store/write.ts'
import { isLastOfPerson } from './household.ts'
import { removeApplication } from './remove-application.ts'
import { type Application, applications, guest, readWhole } from './table.ts'

export const retireAction = 'retention'

type IsDue = (application: Application) => boolean

/**
 * Removes an application with everything below it, if it's still due. Its files and its history go first, so that a run
 * that broke off finds it again and goes on.
 */
export async function retire(token: string, isDue: IsDue, now: Date) {
	const begun = await retried(() => begin(token, isDue))
	if (!begun) return
	const { application, added } = begun
	for (const { id } of [...application.attachments, ...added]) await deleteUpload(id)
	const { pk, sk } = applications.key(token)
	for (const item of await queryWhole(pk)) if (item.sk !== sk) await deleteItem({ pk, sk: String(item.sk) })
	await retried(async () => {
		const seen = await applications.read(token)
		// Whoever has changed it since keeps it. Another run has counted too, and goes on with it.
		if (seen?.version !== application.version) return
		await transact([
			...removeApplication(seen, { isLastOfPerson: await isLastOfPerson(seen), onConflict: 'retry' }),
			...(await forgetToken(seen)),
			audit({ action: retireAction, by: 'clock', about: token, at: now, requestId: newId() }),
		])
	})
}

/** Counts the version up, so that nobody who has read it by now can open it again while its files are removed. */
async function begin(token: string, isDue: IsDue) {
	const { application: seen, added } = await readWhole(token)
	if (!seen || !isDue(seen)) return undefined
	const application = revised(seen, {})
	await transact(applications.change(seen, application, { onConflict: 'retry' }))
	return { application, added }
}

/** The member keeps the sum of what they were granted, and loses the token that leads nowhere now. */
async function forgetToken({ applicantID, token }: Application): Promise<Write[]> {
	const user = applicantID === guest ? undefined : await users.read(applicantID)
	if (!user?.applicationTokens.includes(token)) return []
	const applicationTokens = user.applicationTokens.filter((one) => one !== token)
	const unchanged = { applicationTokens: { is: user.applicationTokens } }
	return users.touch(user, { set: { applicationTokens } }, { where: unchanged, onConflict: 'retry' })
}

import { t } from '#shared/words/t.ts'
import { ApiError } from './api.ts'

/**
 * For what can't be sent again as it was, because it would be refused once it's done: the same press after a lost answer
 * reads like a mistake. The person is told to try first whether it worked.
 */
export const mayHaveWorked =
	(tryFirst: string) =>
	(error: unknown): never => {
		if (!(error instanceof ApiError)) throw error
		if (error.code === 'offline') throw new Error(`${error.message} ${tryFirst}`)
		// What the server or the gateway says here is to send it again.
		if (error.code === 'failed') throw new Error(`${t('Something went wrong on our side.')} ${tryFirst}`)
		throw error
	}

import { ApiError } from './api.ts'

/** No answer says whether it was done. */
export const isLost = (error: unknown) =>
	error instanceof ApiError && ['offline', 'failed', 'busy'].includes(error.code)

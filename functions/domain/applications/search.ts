import type { PageRequest } from '#functions/platform/store/pages.ts'
import { plainToken } from '#shared/tokens.ts'
import { applications } from './table.ts'

/** Tells a token from a name by its digits, and from an address by the missing @. */
const isToken = (typed: string) =>
	/^[\dA-Z\s-]+$/i.test(typed) && /\d/.test(typed) && plainToken(typed).startsWith('BTG-')

/** A token is found in any spelling. Names and addresses are found by their beginnings. */
export const searchApplications = (typed: string, page: PageRequest) =>
	applications.search(isToken(typed) ? plainToken(typed) : typed, page)

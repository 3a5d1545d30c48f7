import type { Person } from '#functions/platform/identity/session.ts'

/** Only the account decides, because anyone can type an employee's address to hide an application from them. */
export const isOwn = ({ applicantID }: { applicantID: string }, { user }: Person) => applicantID === user._id

import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** True if the employee who looks has the email it was sent with. Deciding it and paying it is left to a colleague. */
export function useSentWithOwnEmail({ email }: { email: string }) {
	const { user } = useSession()
	return email === user?.email
}

import { LinkButton } from '#web/components/Button.tsx'
import { applicationPath } from '../../paths.ts'

/** Open the form with one of the two answers chosen, by a press or by a key. */
export const DecideLinks = ({ token }: { token: string }) => (
	<>
		<LinkButton size="small" data-key="a" to={`${applicationPath(token, 'respond')}?decide=approve`}>
			Approve
		</LinkButton>
		<LinkButton look="ghost" size="small" data-key="d" to={`${applicationPath(token, 'respond')}?decide=deny`}>
			Deny
		</LinkButton>
	</>
)

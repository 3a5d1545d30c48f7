import { Page } from '#web/components/Page.tsx'
import { Fields } from './Fields.tsx'
import { Groups } from './Groups.tsx'
import { Illustrations } from './Illustrations.tsx'
import { Lists } from './Lists.tsx'
import { Messages } from './Messages.tsx'
import { Tokens } from './Tokens.tsx'

/** Every component in every state, to build the next page with. Not part of the production bundle. */
export default function KitPage() {
	return (
		<Page title="Kit" heading="The kit" intro="Every component in every state.">
			<div className="grid gap-s7">
				<Tokens />
				<Illustrations />
				<Messages />
				<Fields />
				<Groups />
				<Lists />
			</div>
		</Page>
	)
}

import { FarBank } from './FarBank.tsx'
import { River } from './River.tsx'
import { Story } from './Story.tsx'

/** An application on the deck, the river below it, and the far bank. */
export default function BeyondTheShore() {
	return (
		<>
			<Story />
			<River />
			<FarBank />
		</>
	)
}

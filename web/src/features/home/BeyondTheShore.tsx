import { FarBank } from './FarBank.tsx'
import { River } from './River.tsx'
import { Story } from './Story.tsx'

export default function BeyondTheShore() {
	return (
		<>
			<Story />
			<River />
			<FarBank />
		</>
	)
}

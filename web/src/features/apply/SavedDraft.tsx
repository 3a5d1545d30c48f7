import { SavedNote } from '#web/components/SavedNote.tsx'
import { GuestKeeper } from './guestKeeper.ts'
import type { Keeper, SavedState } from './keeper.ts'
import { SharedDevice } from './SharedDevice.tsx'

interface Props {
	saved: SavedState
	keeper: Keeper
	onErase: () => void
}

const words: Record<SavedState, string | false> = {
	nothing: '',
	device: 'Saved on this device until tomorrow. Only your birthday opens it again.',
	tab: 'Kept in this tab. Once you enter your birthday, we save it on this device.',
	shared: 'Kept only until you close this tab.',
	account: 'Saved to your account. You can finish on another device.',
	saving: 'Saving...',
	unsaved: 'Not in your account yet. We’ll keep trying. Please leave this tab open.',
	elsewhere: 'Not saved. Please choose above which answers to keep.',
	impossible: false,
}

export const SavedDraft = ({ saved, keeper, onErase }: Props) => (
	<SavedNote saved={words[saved]} onErase={onErase}>
		{keeper instanceof GuestKeeper ? <SharedDevice sharing={keeper} /> : null}
	</SavedNote>
)

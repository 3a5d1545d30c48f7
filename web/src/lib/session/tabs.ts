import { openChannel } from '#web/lib/listeners.ts'
import type { EndCause } from './timing.ts'

/** The messages between tabs of this browser. Someone pressed Signout, or the session's time was over. */
export type TabMessage =
	| { kind: 'answered'; at: number }
	| { kind: 'over'; cause: EndCause }
	| { kind: 'signed-in' | 'signed-out' }

const channel = openChannel('session')

export const tellOtherTabs = (message: TabMessage) => channel?.postMessage(message)

export function onOtherTab(listener: (message: TabMessage) => void) {
	const receive = (event: MessageEvent<TabMessage>) => listener(event.data)
	channel?.addEventListener('message', receive)
	return () => channel?.removeEventListener('message', receive)
}

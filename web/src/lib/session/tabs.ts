/** The messages between tabs of this browser. Someone pressed Signout, or the session's time was over. */
export type TabMessage = { kind: 'answered'; at: number } | { kind: 'signed-in' | 'signed-out' | 'over' }

const channel = new BroadcastChannel('session')

export const tellOtherTabs = (message: TabMessage) => channel.postMessage(message)

export function onOtherTab(listener: (message: TabMessage) => void) {
	const receive = (event: MessageEvent<TabMessage>) => listener(event.data)
	channel.addEventListener('message', receive)
	return () => channel.removeEventListener('message', receive)
}

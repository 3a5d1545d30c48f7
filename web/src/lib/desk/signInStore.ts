import { listeners, openChannel } from '#web/lib/listeners.ts'

/** A guest's sign-in as it lies on this device. Who the guest is and what they said is in `data`, sealed. */
export interface SealedSignIn {
	key: string
	owner: string
	enteredAt: number
	iv: BufferSource
	data: ArrayBuffer
}

/** The guests of an event, for finding them without a network. Names and answers are in `data`, encrypted. */
export interface SealedList extends Pick<SealedSignIn, 'owner' | 'iv' | 'data'> {
	event: string
	keptAt: number
}

const database = 'sign-ins'
const signIns = 'sign-ins'
const lists = 'lists'
const keys = 'keys'
const sealing = 'sealing'

/** The longest that a guest's data stays on a volunteer's phone, sent or not. */
export const keptForMs = 7 * 24 * 3_600_000

/** No session of an employee lasts longer than this, and the list goes with it. */
export const listKeptForMs = 12 * 3_600_000

const answered = <Result>(request: IDBRequest<Result>) =>
	new Promise<Result>((resolve, reject) => {
		request.onsuccess = () => resolve(request.result)
		request.onerror = () => reject(request.error)
	})

/** Only the first sign-in makes the database: everyone else's browser gets none. */
function open(make: boolean) {
	const request = indexedDB.open(database)
	request.onupgradeneeded = () => {
		if (!make) return request.transaction?.abort()
		request.result.createObjectStore(signIns, { keyPath: 'key' })
		request.result.createObjectStore(keys)
		request.result.createObjectStore(lists, { keyPath: 'event' })
	}
	return answered(request)
}

async function within<Result>(
	{ make = false, mode = 'readwrite' }: { make?: boolean; mode?: IDBTransactionMode },
	work: (store: (name: string) => IDBObjectStore) => Promise<Result>,
) {
	const opened = await open(make)
	try {
		const transaction = opened.transaction([signIns, keys, lists], mode)
		const finished = new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve()
			transaction.onabort = () => reject(transaction.error)
		})
		const [result] = await Promise.all([work((name) => transaction.objectStore(name)), finished])
		return result
	} finally {
		opened.close()
	}
}

const channel = openChannel(database)
const changes = listeners()

channel?.addEventListener('message', () => changes.tell())

function changed() {
	changes.tell()
	channel?.postMessage(null)
}

/** Calls the listener also for what another tab kept, sent or erased. */
export const onSignIns = changes.on

/**
 * The key of this device. The browser makes it and never gives it out, not even to our own pages: they can only have it
 * used. It fails where nothing can be kept.
 */
export async function sealingKey() {
	const read = (store: (name: string) => IDBObjectStore): Promise<CryptoKey | undefined> =>
		answered(store(keys).get(sealing))
	const found = await within({ make: true, mode: 'readonly' }, read)
	if (found) return found
	const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
	return within({ make: true }, async (store) => {
		// Another tab may have made one since.
		const first = await read(store)
		if (!first) await answered(store(keys).put(made, sealing))
		return first ?? made
	})
}

export async function putSealed(signIn: SealedSignIn) {
	await within({ make: true }, (store) => answered(store(signIns).put(signIn)))
	changed()
}

/** All of them, oldest first. What is too old isn't there any more. */
export const sealedSignIns = async (now: number) => {
	const all = await within(
		{ mode: 'readonly' },
		(store): Promise<SealedSignIn[]> => answered(store(signIns).getAll()),
	).catch(() => [])
	return all
		.filter(({ enteredAt }) => now - enteredAt < keptForMs)
		.sort((one, other) => one.enteredAt - other.enteredAt)
}

async function eraseThose(which: (signIn: SealedSignIn) => boolean) {
	const many = await within({}, async (store) => {
		const all: SealedSignIn[] = await answered(store(signIns).getAll())
		const chosen = all.filter(which)
		for (const one of chosen) await answered(store(signIns).delete(one.key))
		return chosen.length
	}).catch(() => 0)
	if (many > 0) changed()
	return many
}

/** True if it was there. */
export const dropSignIn = async (key: string) => (await eraseThose((one) => one.key === key)) > 0

/** Signing out erases the sign-ins that this employee entered, and no colleague's, and every list of guests. */
export const eraseSignIns = async (owner: string) => {
	await dropLists(() => true)
	return eraseThose((one) => one.owner === owner)
}

export const putList = (list: SealedList) => within({ make: true }, (store) => answered(store(lists).put(list)))

export const readList = (event: string): Promise<SealedList | undefined> =>
	within({ mode: 'readonly' }, (store) => answered(store(lists).get(event))).catch(() => undefined)

const dropLists = (which: (list: SealedList) => boolean) =>
	within({}, async (store) => {
		const all: SealedList[] = await answered(store(lists).getAll())
		for (const { event } of all.filter(which)) await answered(store(lists).delete(event))
	}).catch(() => undefined)

export const dropList = (event: string) => dropLists((list) => list.event === event)

export const dropOldSignIns = async (now: number) => {
	await dropLists(({ keptAt }) => now - keptAt >= listKeptForMs)
	return eraseThose(({ enteredAt }) => now - enteredAt >= keptForMs)
}

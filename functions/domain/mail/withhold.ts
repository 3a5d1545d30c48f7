import type { Item } from '#functions/platform/store/table.ts'
import { outboxList } from './outbox.ts'

/** True if the mail sender would still send this item of the outbox. */
export const isWaiting = ({ listPk, state }: Item) => listPk === outboxList || state === 'sending'

/** The same item, but never sent. An item that isn't waiting stays as it is. */
export const withheld = <Of extends Item>(item: Of): Of =>
	isWaiting(item) ? { ...item, state: 'withheld', listPk: undefined, listSk: undefined } : item

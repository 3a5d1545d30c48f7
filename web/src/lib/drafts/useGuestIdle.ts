import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { listeners } from '#web/lib/listeners.ts'
import { eraseLeftDrafts, guestIdleMs, onDraftErased, touchGuestDrafts } from './drafts.ts'

const minuteMs = 60_000
const askBeforeMs = 5 * minuteMs

interface GuestForm {
	idleMs: number
	erase: () => void
}

interface Question {
	endsAt: number
	minutesLeft: number
}

/** What someone without an account has open. A touch of the page counts for all of it, so there is one question. */
const open = new Set<GuestForm>()
const changes = listeners()
let usedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
let question: Question | undefined
let listening = new AbortController()

const endsAt = () => usedAt + Math.max(...[...open].map(({ idleMs }) => idleMs))

function ask(next: Question | undefined) {
	question = next
	changes.tell()
}

/** A device that slept ran no timers, so the clock decides. */
function check() {
	clearTimeout(timer)
	const left = endsAt() - Date.now()
	if (left <= 0) return eraseNow()
	if (left > askBeforeMs) {
		timer = setTimeout(check, left - askBeforeMs)
		if (question) ask(undefined)
		return
	}
	ask({ endsAt: endsAt(), minutesLeft: Math.ceil(left / minuteMs) })
	timer = setTimeout(check, left % minuteMs || minuteMs)
}

/** Once the question is there, only its answer counts: a tap may be the next person's. */
function touched() {
	if (endsAt() - Date.now() > askBeforeMs) usedAt = Date.now()
	check()
}

export function keepAnswers() {
	usedAt = Date.now()
	check()
}

export function eraseNow() {
	const all = [...open]
	usedAt = Date.now()
	check()
	for (const { erase } of all) erase()
}

// The time of a kept draft counts from the last touch, like that of the screen.
const noteUse = () => touchGuestDrafts(usedAt)

function begin() {
	usedAt = Date.now()
	listening = new AbortController()
	const { signal } = listening
	for (const sign of ['keydown', 'pointerdown', 'input']) document.addEventListener(sign, touched, { signal })
	document.addEventListener('visibilitychange', check, { signal })
	window.addEventListener('pagehide', noteUse, { signal })
}

function end() {
	clearTimeout(timer)
	listening.abort()
	ask(undefined)
}

function watch(form: GuestForm) {
	if (open.size === 0) begin()
	open.add(form)
	check()
	return () => {
		noteUse()
		open.delete(form)
		if (open.size === 0) end()
	}
}

/** Someone without an account left the device alone: what they typed leaves the screen and the tab, after a question. */
export function useGuestIdle(isOpen: boolean, onIdle: () => void, idleMs = guestIdleMs) {
	const erase = useEffectEvent(onIdle)
	useEffect(() => {
		if (!isOpen) return
		return watch({ idleMs, erase: () => erase() })
	}, [isOpen, idleMs])
}

/** The same for what a guest typed on another page than this one, and left. */
export function useLeftDraftsIdle(path: string) {
	useEffect(() => {
		const idleMs = eraseLeftDrafts(path, Date.now())
		if (idleMs === 0) return
		const stop = watch({
			idleMs,
			erase: () => {
				stop()
				eraseLeftDrafts(path)
			},
		})
		const forget = onDraftErased('', stop)
		return () => {
			forget()
			stop()
		}
	}, [path])
}

/** Asked for the last five minutes. */
export const useIdleQuestion = () =>
	useSyncExternalStore(
		changes.on,
		() => question,
		() => undefined,
	)

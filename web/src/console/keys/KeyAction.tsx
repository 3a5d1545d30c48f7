import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import * as z from 'zod'
import { employeeKey } from '#shared/fields.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { Loaded } from '#web/components/Loaded.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { timeOfDay } from '../when.ts'
import { ChooseKey, KeyField, keyStateQuery } from './ChooseKey.tsx'
import { forgetKey, holdKey, useHeldKey } from './heldKey.ts'

const Confirmation = z.strictObject({ key: employeeKey })

interface Props {
	/** The button's words. */
	action: string
	look?: 'danger' | undefined
	/** Does it, and what follows from it. Throws the sentence that is shown above the key. */
	send: (key: string) => Promise<unknown>
	onProblem?: (error: unknown) => void
	onBack?: () => void
	/** The first button does the same and then this, which is what most people want. */
	andThen?: { action: string; run: () => void } | undefined
	/** Says what has to be done before anything is sent. */
	missing?: string | undefined
	/**
	 * For the work on applications the key is asked once in 15 minutes. Without this it's asked each time, as for
	 * permissions and other people's accounts. Enter alone confirms where nothing is left to read or type.
	 */
	holds?: 'key' | 'key and Enter'
	children?: ReactNode
}

/**
 * The last step of everything that needs the employee's own key: what it's about, the key, and the button. An employee
 * without a key chooses one here.
 */
export function KeyAction(props: Props) {
	const query = useQuery(keyStateQuery)
	return (
		<Loaded query={query} waiting={<Skeleton lines={2} />}>
			{(chosen) => (chosen ? <KeyForm {...props} /> : <ChooseKey />)}
		</Loaded>
	)
}

const isWrong = (error: unknown) => error instanceof ApiError && error.code === 'wrong-key'

/** A key that is still down from the step before decides nothing. */
const ignoreRepeated = (event: KeyboardEvent) => {
	if (event.repeat) event.preventDefault()
}

/**
 * Nobody who is at something else is taken away from it: their next key press would decide. A heading that can't be
 * reached by Tab has the focus because its step appeared.
 */
function isFree(submits: readonly HTMLElement[]) {
	const { activeElement } = document
	return activeElement instanceof HTMLElement && (activeElement.tabIndex < 0 || submits.includes(activeElement))
}

/** Shorter than any key, the button doesn't look ready. */
const leastKey = 2

function KeyForm({ action, look, send, onProblem, onBack, andThen, missing, holds, children }: Props) {
	const { user } = useSession()
	const kept = useHeldKey()
	const held = holds ? kept : undefined
	const { form, fields } = useSchemaForm(Confirmation, { key: '' })
	useEffect(() => form.setValue('key', held?.key ?? ''), [form, held])
	const goesOn = useRef(false)
	const buttons = useRef<HTMLDivElement>(null)
	const takesEnter = held !== undefined && holds === 'key and Enter'
	const first = andThen?.action ?? action
	useEffect(() => {
		const all = [...(buttons.current?.querySelectorAll<HTMLElement>('[type="submit"]') ?? [])]
		if (takesEnter && isFree(all)) all.find(({ textContent }) => textContent === first)?.focus()
	}, [takesEnter, first])
	return (
		<Form
			form={form}
			label={action}
			{...(missing && { incomplete: missing })}
			className="grid max-w-form gap-s4"
			onSend={async ({ key }) => {
				const then = goesOn.current ? andThen?.run : undefined
				// A typed key is cleared after each use, whether it worked or not.
				if (!held) form.setValue('key', '')
				if (missing) throw new Error(missing)
				await send(key).catch((error: unknown) => {
					if (isWrong(error)) forgetKey()
					onProblem?.(error)
					throw error
				})
				if (holds && !held && user) holdKey(user._id, key)
				then?.()
			}}
		>
			{children}
			{held ? <HeldKey until={held.until} /> : <KeyField field={fields.key} />}
			<div ref={buttons} className="flex flex-wrap gap-s3">
				{[...(andThen ? [andThen.action] : []), action].map((words, at, { length }) => (
					// Enter in the field presses the first.
					<Submit
						key={words}
						look={at === 0 ? (look ?? 'primary') : 'ghost'}
						className="wrap-anywhere max-w-full whitespace-normal"
						unready={missing !== undefined || form.watch('key').length < leastKey}
						busy="Sending"
						onKeyDown={ignoreRepeated}
						onClick={() => {
							goesOn.current = at < length - 1
						}}
					>
						{words}
					</Submit>
				))}
				{onBack ? (
					<Button look={andThen ? 'quiet' : 'ghost'} onClick={onBack}>
						Go Back
					</Button>
				) : null}
			</div>
		</Form>
	)
}

/** In the place of the key's field while this page still has the key. */
const HeldKey = ({ until }: { until: number }) => (
	<p className="flex flex-wrap items-center gap-x-s2 text-soft">
		This page keeps your key until {timeOfDay(new Date(until).toISOString())}.
		<Button look="quiet" size="small" onClick={forgetKey}>
			Ask for my key again
		</Button>
	</p>
)

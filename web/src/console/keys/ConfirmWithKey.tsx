import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import * as z from 'zod'
import { employeeKey } from '#shared/fields.ts'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ChooseKey } from './ChooseKey.tsx'
import { HeldKey } from './HeldKey.tsx'
import { forgetKey, holdKey, useHeldKey } from './heldKey.ts'
import { KeyField } from './KeyField.tsx'
import { keyStateQuery } from './keys.ts'

const Confirmation = z.strictObject({ key: employeeKey })

interface Props {
	/** Of the form, for a screen reader. */
	label: string
	/** The button's words. While it works it says `busy`. */
	action: string
	busy: string
	look?: 'primary' | 'danger'
	/** Throws the sentence that is shown above the key. */
	onConfirm: (key: string) => Promise<void>
	onBack?: () => void
	/** A second button that does the same and then this. */
	andThen?: { action: string; run: () => void } | undefined
	/** True if everything else is ready too, so that the button looks ready. */
	ready?: (key: string) => boolean
	/** Says what has to be done before the key is asked for. */
	missing?: string | undefined
	/**
	 * The key is asked once in 15 minutes for the work on applications. Without this it's asked each time, as for
	 * permissions and other people's accounts.
	 */
	mayHold?: boolean
	/** Enter confirms while the key is held, because nothing is left to type. */
	enterIsEnough?: boolean
	children?: ReactNode
}

/** The last step of an action that needs the employee's key. An employee without a key chooses one here. */
export function ConfirmWithKey(props: Props) {
	const { data: chosen, error, isFetching, refetch } = useQuery(keyStateQuery)
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (chosen === undefined) return <Skeleton lines={2} />
	return chosen ? <KeyForm {...props} /> : <ChooseKey />
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

function KeyForm({
	label,
	action,
	busy,
	look = 'primary',
	onConfirm,
	onBack,
	andThen,
	ready = (key) => key !== '',
	missing,
	mayHold = false,
	enterIsEnough = false,
	children,
}: Props) {
	const { user } = useSession()
	const kept = useHeldKey()
	const held = mayHold ? kept : undefined
	const { form, fields } = useSchemaForm(Confirmation, { key: '' })
	useEffect(() => form.setValue('key', held?.key ?? ''), [form, held])
	const goesOn = useRef(false)
	const buttons = useRef<HTMLDivElement>(null)
	const takesEnter = held !== undefined && enterIsEnough
	const hasSecond = andThen !== undefined
	useEffect(() => {
		const all = buttons.current?.querySelectorAll<HTMLElement>('[type="submit"]') ?? []
		if (takesEnter && isFree([...all])) all[hasSecond ? 1 : 0]?.focus()
	}, [takesEnter, hasSecond])
	return (
		<Form
			form={form}
			label={label}
			{...(missing && { incomplete: missing })}
			className="grid max-w-form gap-s4"
			onSend={async ({ key }) => {
				const then = goesOn.current ? andThen?.run : undefined
				// A typed key is cleared after each use, whether it worked or not.
				if (!held) form.setValue('key', '')
				try {
					await onConfirm(key)
				} catch (error) {
					if (isWrong(error)) forgetKey()
					throw error
				}
				if (mayHold && !held && user) holdKey(user._id, key)
				then?.()
			}}
		>
			{children}
			{held ? <HeldKey until={held.until} /> : <KeyField field={fields.key} />}
			<div ref={buttons} className="flex flex-wrap gap-s3">
				<Submit
					look={look}
					unready={!ready(form.watch('key'))}
					busy={busy}
					onKeyDown={ignoreRepeated}
					// Enter in the field presses this button, too.
					onClick={() => {
						goesOn.current = false
					}}
				>
					{action}
				</Submit>
				{andThen ? (
					<Button
						type="submit"
						look="ghost"
						className="wrap-anywhere max-w-full whitespace-normal"
						onKeyDown={ignoreRepeated}
						onClick={() => {
							goesOn.current = true
						}}
					>
						{andThen.action}
					</Button>
				) : null}
				{onBack ? (
					<Button look="ghost" onClick={onBack}>
						Go Back
					</Button>
				) : null}
			</div>
		</Form>
	)
}

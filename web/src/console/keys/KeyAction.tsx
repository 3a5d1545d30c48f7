import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
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
	 * permissions and other people's accounts.
	 */
	holdsKey?: boolean
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

/** Shorter than any key, the button doesn't look ready. */
const leastKey = 2

function KeyForm({ action, look, send, onProblem, onBack, andThen, missing, holdsKey, children }: Props) {
	const { user } = useSession()
	const kept = useHeldKey()
	const held = holdsKey ? kept : undefined
	const { form, fields } = useSchemaForm(Confirmation, { key: '' })
	useEffect(() => form.setValue('key', held?.key ?? ''), [form, held])
	const goesOn = useRef(false)
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
				if (holdsKey && !held && user) holdKey(user._id, key)
				then?.()
			}}
		>
			{children}
			{held ? <HeldKey until={held.until} /> : <KeyField field={fields.key} />}
			<div className="flex flex-wrap gap-s3">
				{[...(andThen ? [andThen.action] : []), action].map((words, at, { length }) => (
					// Enter in the field presses the first.
					<Submit
						key={words}
						look={at === 0 ? (look ?? 'primary') : 'ghost'}
						className="wrap-anywhere max-w-full whitespace-normal"
						unready={missing !== undefined || form.watch('key').length < leastKey}
						busy="Sending"
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

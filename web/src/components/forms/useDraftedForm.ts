import { useCallback, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import * as z from 'zod'
import { t } from '#shared/words/t.ts'
import {
	type DraftPlace,
	dropDraft,
	guest,
	keyLifeMs,
	onDraftErased,
	readDraft,
	writeDraft,
} from '#web/lib/drafts/drafts.ts'
import { useGuestIdle } from '#web/lib/drafts/useGuestIdle.ts'
import { isLost } from '#web/lib/isLost.ts'
import { useSaveSoon } from './useSaveSoon.ts'
import { useSchemaForm } from './useSchemaForm.ts'

/** A field, or rows of fields such as the questions of an event. */
const Answer = z.union([z.string(), z.array(z.record(z.string(), z.string())), z.undefined()])

const Draft = z.object({
	answers: z.record(z.string(), Answer).catch({}),
	/** The answers the form began with. */
	began: z.record(z.string(), Answer).optional().catch(undefined),
	/** The body that was sent last, its idempotency key, and whether its answer got lost. */
	sent: z
		.object({ body: z.string(), key: z.string(), at: z.number().catch(0), mayBeThere: z.boolean().catch(false) })
		.optional()
		.catch(undefined),
})

type Answers = Readonly<Record<string, unknown>>

interface Options extends DraftPlace {
	/** The draft is gone, so the form begins anew. `idle`: because nobody used the page for a while. */
	onErased: (cause?: 'idle') => void
	/** Chooses the answers that a draft keeps; without it, all of them. It must be the same function at every call. */
	keeps?: (answers: Answers) => Answers
}

const longAgo = t(
	'You sent this a while ago, and we don’t know if it arrived. Please check first. If it didn’t, send it again.',
)

const changedSince = t(
	'We may already have what you sent before you changed it. Please check first. If it didn’t arrive, send it again.',
)

const everything = (answers: Answers) => answers

/**
 * A form whose answers are kept in this tab until they are sent or erased, or a guest has left the device alone, so that
 * a reload or an ended session loses nothing. A form that is as it began keeps nothing. What it began with is kept too,
 * because someone else may change that before a reload. Sending the same answers again repeats their idempotency key,
 * also after a reload, so that they count once.
 */
export function useDraftedForm<
	Typed extends FieldValues,
	Parsed,
	Shape extends z.ZodRawShape,
	Start extends DefaultValues<Typed>,
>(
	schema: z.ZodType<Parsed, Typed> & { shape: Shape },
	start: Start,
	{ form: name, owner, onErased, keeps = everything }: Options,
) {
	const [found] = useState(() => Draft.safeParse(readDraft({ form: name, owner }, Date.now())).data)
	const [began] = useState(() => ({ ...start, ...known(schema.shape, found?.began) }))
	const [opened] = useState(() => ({ ...began, ...known(schema.shape, found?.answers) }))
	const { form, fields } = useSchemaForm<Typed, Parsed, Shape>(schema, began)
	const sent = useRef(found?.sent)
	const over = useRef(false)
	const [mayBeThere, setMayBeThere] = useState(found?.sent?.mayBeThere ?? false)
	const [saved, setSaved] = useState<boolean | undefined>(found ? true : undefined)

	const kept = useCallback(
		() => ({ answers: keeps(form.getValues()), began: keeps({ ...form.formState.defaultValues }) }),
		[form, keeps],
	)
	const write = useCallback(() => {
		if (!over.current) setSaved(writeDraft({ form: name, owner }, { ...kept(), sent: sent.current }, Date.now()))
	}, [name, owner, kept])
	const save = useCallback(() => {
		if (over.current) return
		const { answers, began: unchanged } = kept()
		if (JSON.stringify(answers) !== JSON.stringify(unchanged)) return write()
		// The same words typed again are a new request.
		sent.current = undefined
		dropDraft({ form: name, owner })
		setSaved(undefined)
	}, [name, owner, kept, write])

	// Answers from the draft count as changes of what the form began with.
	useEffect(() => {
		if (found) form.reset(opened, { keepDefaultValues: true })
	}, [form, found, opened])

	/** Ends the saving, because the form was sent or its writer wants it gone. */
	const forget = useCallback(() => {
		over.current = true
		dropDraft({ form: name, owner })
	}, [name, owner])

	/**
	 * For the options of the call that sends the values. If the server no longer knows the key of the same values, or may
	 * have others under it, their writer is asked to look what arrived, and sends them under a new key then.
	 */
	const sending = useCallback(
		(values: Parsed) => {
			const [body, now, before] = [JSON.stringify(values), Date.now(), sent.current]
			const again = before?.body === body ? before : undefined
			const isForgotten = again && now - again.at > keyLifeMs
			const question = isForgotten ? longAgo : !again && before?.mayBeThere ? changedSince : undefined
			const next = again ?? { body, key: crypto.randomUUID(), at: now, mayBeThere: false }
			sent.current = question ? undefined : next
			write()
			if (question) throw new Error(question)
			return { idempotencyKey: next.key }
		},
		[write],
	)

	/** Sends the values. What got no answer may be there. */
	const send = useCallback(
		async <Sent>(values: Parsed, call: (options: { idempotencyKey: string }) => Promise<Sent>) => {
			try {
				return await call(sending(values))
			} catch (error) {
				if (sent.current && isLost(error)) {
					sent.current.mayBeThere = true
					setMayBeThere(true)
					write()
				}
				throw error
			}
		},
		[sending, write],
	)

	const listen = useCallback(
		(onChange: () => void) => form.subscribe({ formState: { values: true }, callback: onChange }),
		[form],
	)
	useSaveSoon(listen, save)

	const forgetIdle = useCallback(() => {
		forget()
		onErased('idle')
	}, [forget, onErased])
	useGuestIdle(owner === guest, forgetIdle)

	// Signed out: what is still on the screen must not be written back.
	useEffect(
		() =>
			onDraftErased(`${name}:${owner}`, () => {
				over.current = true
				onErased()
			}),
		[name, owner, onErased],
	)

	return { form, fields, began, saved, mayBeThere, forget, sending, send }
}

/** An earlier version of the form may have saved fields that it no longer has. */
const known = (shape: z.ZodRawShape, answers: Record<string, z.output<typeof Answer>> = {}) =>
	Object.fromEntries(Object.entries(answers).filter(([name, value]) => name in shape && value !== undefined))

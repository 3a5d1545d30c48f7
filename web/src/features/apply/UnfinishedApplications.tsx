import { useState } from 'react'
import * as z from 'zod'
import { calendarDate } from '#shared/dates.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Form } from '#web/components/Form.tsx'
import { DateField } from '#web/components/fields/DateField.tsx'
import { Section } from '#web/components/Section.tsx'
import { Submit } from '#web/components/Submit.tsx'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'
import type { Draft } from './draft.ts'
import { eraseLocked, type LockedDraft, lockedDrafts, openLocked } from './lockedDrafts.ts'

interface Props {
	/** Those with these ids may be offered. */
	offers?: (locked: LockedDraft) => boolean
	onOpened: (draft: Draft) => void
	/** None is left, or the person wants none of them. */
	onNone?: () => void
}

/** Drafts of people without an account. Only their initials can be seen before their birthday is typed. */
export function UnfinishedApplications({ offers = () => true, onOpened, onNone }: Props) {
	const [found, setFound] = useState(() => lockedDrafts(Date.now()).filter(offers))
	const [erased, setErased] = useState(false)
	const look = () => {
		const left = lockedDrafts(Date.now()).filter(offers)
		setFound(left)
		if (left.length === 0) onNone?.()
	}
	if (found.length === 0)
		return erased ? (
			<Banner tone="waiting" role="alert" title="We erased this application from the device">
				<p>
					The birthday was wrong too many times. Nothing was sent to us. You can start a new application
					below.
				</p>
			</Banner>
		) : null
	return (
		<div className="grid gap-s5">
			{found.map((one) => (
				<Unfinished
					key={one.id}
					locked={one}
					onOpened={onOpened}
					onErased={() => {
						setErased(true)
						look()
					}}
					onErase={() => {
						eraseLocked(one.id)
						look()
					}}
				/>
			))}
		</div>
	)
}

const Birthday = z.strictObject({ birthday: calendarDate() })

const time = new Intl.DateTimeFormat('en-US', {
	weekday: 'long',
	hour: 'numeric',
	minute: '2-digit',
})

interface UnfinishedProps {
	locked: LockedDraft
	onOpened: (draft: Draft) => void
	onErase: () => void
	onErased: () => void
}

function Unfinished({ locked, onOpened, onErase, onErased }: UnfinishedProps) {
	const { form, fields } = useSchemaForm(Birthday, { birthday: '' })
	const [current, setCurrent] = useState(locked)
	const open = async ({ birthday }: z.output<typeof Birthday>) => {
		const opened = await openLocked(current, birthday)
		if (typeof opened !== 'number') return onOpened(opened)
		if (opened <= 0) return onErased()
		setCurrent({ ...current, wrong: current.wrong + 1 })
		throw new Error(
			opened === 1
				? 'That isn’t the birthday on this application. You can try one more time.'
				: `That isn’t the birthday on this application. You can try ${opened} more times.`,
		)
	}
	return (
		<Section title="You have an unfinished application">
			<p className="max-w-read">
				Someone with the initials <b>{locked.initials || '?'}</b> typed it on this device, last on{' '}
				{time.format(locked.savedAt)}.{' '}
				{locked.sent ? 'It was sent, but no answer came back.' : 'It wasn’t sent to us.'}
			</p>
			<Form form={form} label="Continue an unfinished application" onSend={open}>
				<DateField
					field={fields.birthday}
					label="Birthday on the application"
					hint="We ask so that no one else can read it. Month, day, year: 04/23/1990"
				/>
				<div className="flex flex-wrap items-center gap-s3">
					<Submit busy="Opening it">Continue it</Submit>
					<Button look="quiet" onClick={onErase}>
						Erase it
					</Button>
				</div>
			</Form>
		</Section>
	)
}

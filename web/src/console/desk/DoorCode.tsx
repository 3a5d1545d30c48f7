import { useQuery, useQueryClient } from '@tanstack/react-query'
import { encode } from 'uqr'
import { routes } from '#shared/paths.ts'
import { Button } from '#web/components/Button.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { longDay } from '#web/lib/days.ts'
import { useAction } from '#web/lib/useAction.ts'
import { type DeskEvent, desk, isToday } from './deskEvents.ts'

/** Guests point their phones at it and fill in their own form. It can be printed and put up at the door. */
export function DoorCode({ event }: { event: DeskEvent }) {
	const cache = useQueryClient()
	const queryKey = ['door-code', event._id]
	const renew = useAction({
		send: () => desk.doorCode({ id: event._id, renew: true }),
		onDone: (made) => cache.setQueryData(queryKey, made),
	})
	const query = useQuery({ queryKey, queryFn: () => desk.doorCode({ id: event._id }), networkMode: 'always' })
	return (
		<Loaded query={query} waiting={<Loading />}>
			{({ code }) => (
				<section
					aria-labelledby="own-phone"
					className="prints-alone grid justify-items-center gap-s4 card p-s5 text-center"
				>
					<QrCode text={`${window.location.origin}${routes.door.path}#${event._id}.${code}`} />
					<h2 id="own-phone" className="text-h2">
						Sign in on your own phone
					</h2>
					<p className="max-w-read">
						Point your camera here and fill in your form. Then tell us your name at the door.
					</p>
					<p className="font-strong">{event.name}</p>
					{isToday(event, new Date()) ? null : (
						<p className="text-soft">It works on the day of the event, {longDay(event.date, new Date())}.</p>
					)}
					<Button look="ghost" className="no-print" onClick={() => window.print()}>
						Print this page
					</Button>
					<div className="no-print grid justify-items-center gap-s2">
						<p className="max-w-read text-small text-soft">
							If strangers send you forms, make a new code. The one before stops working, on paper too.
						</p>
						<Button look="quiet" size="small" busy={renew.busy && 'Making it'} onClick={() => renew.start()}>
							Make a new code
						</Button>
						<Problem message={renew.problem} />
					</div>
				</section>
			)}
		</Loaded>
	)
}

function QrCode({ text }: { text: string }) {
	const { data, size } = encode(text, { ecc: 'M', border: 2 })
	const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
	return (
		<svg
			role="img"
			aria-label="QR code for the sign-in form"
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className="w-full max-w-[20rem] rounded-card bg-white print:max-w-[12cm]"
		>
			<path d={squares.join('')} fill="#000" />
		</svg>
	)
}

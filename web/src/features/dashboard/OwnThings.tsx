import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { booksApi } from '#shared/books/api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { paragraphsForGuests } from '#shared/events/paragraphs.ts'
import { timeIn } from '#shared/events/time.ts'
import { joinApi } from '#shared/join/api.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { toneOf } from '#web/components/application/StatusBanner.tsx'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button } from '#web/components/Button.tsx'
import { statusWords } from '#web/components/fields/optionWords.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { AskFirst } from '#web/components/messages/AskFirst.tsx'
import { RestOfList } from '#web/components/RestOfList.tsx'
import { roleWords } from '#web/content/join.ts'
import { client } from '#web/lib/api.ts'
import { dayWithYear, fullDay } from '#web/lib/days.ts'
import { placeWords } from '#web/lib/eventPlace.ts'
import { language } from '#web/lib/language.ts'
import { rich } from '#web/lib/rich.tsx'
import { useAction } from '#web/lib/useAction.ts'

interface Page<Row> {
	rows: readonly Row[]
	next?: string | undefined
}

const pageSize = 20

export function useOwnPages<Row>(name: string, load: (page: { limit: number; cursor?: string }) => Promise<Page<Row>>) {
	const query = useInfiniteQuery({
		queryKey: [name],
		queryFn: ({ pageParam }) => load({ limit: pageSize, ...(pageParam && { cursor: pageParam }) }),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
	})
	return { ...query, rows: query.data?.pages.flatMap(({ rows }) => rows) }
}

interface Props<Row> {
	id: string
	title: string
	own: ReturnType<typeof useOwnPages<Row>>
	row: (row: Row) => ReactNode
	/** The outcome of a press is shown above the list, because the pressed row may be gone. */
	above?: ReactNode
}

/** Someone without any of these things sees nothing of the list, which keeps the dashboard short. */
export function OwnThings<Row>({ id, title, own, row, above }: Props<Row>) {
	const { rows = [], isLoadingError } = own
	if (rows.length === 0 && !isLoadingError && !above) return null
	return (
		<section aria-labelledby={id} className="grid gap-s4">
			<h2 id={id} className="text-h3">
				{title}
			</h2>
			{above}
			{rows.length > 0 ? <ul className="card overflow-hidden">{rows.map(row)}</ul> : null}
			<RestOfList list={own} />
		</section>
	)
}

interface RowProps {
	name: ReactNode
	details: ReactNode
	children: ReactNode
}

export const OwnRow = ({ name, details, children }: RowProps) => (
	<li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1 border-line border-b px-s5 py-s3 last:border-b-0">
		<span className="min-w-0">
			<b className="wrap-anywhere">{name}</b>
			<span className="block text-small text-soft tabular-nums">{details}</span>
		</span>
		<span className="flex flex-wrap items-center gap-x-s4">{children}</span>
	</li>
)

const books = client(booksApi)
const joining = client(joinApi)

export function OwnRequests() {
	const ownBooks = useOwnPages('own-books', async (page) => {
		const { applications, next } = await books.mine(page)
		return { rows: applications, next }
	})
	const ownJoins = useOwnPages('own-joins', async (page) => {
		const { applications, next } = await joining.mine(page)
		return { rows: applications, next }
	})
	return (
		<>
			<OwnThings
				id="books"
				title={t('Your book applications')}
				own={ownBooks}
				row={({ token, readerFirstName, issuedOn, sentOn }) => (
					<OwnRow key={token} name={t('Books for {name}', { name: readerFirstName })} details={dayWithYear(issuedOn)}>
						<StatusTag tone={sentOn ? 'good' : 'waiting'}>{sentOn ? t('Sent ~books') : t('Waiting')}</StatusTag>
					</OwnRow>
				)}
			/>
			<OwnThings
				id="joins"
				title={t('Your applications to join us')}
				own={ownJoins}
				row={({ id, role, name, issuedOn, status }) => (
					<OwnRow key={id} name={`${roleWords[role]}: ${name}`} details={dayWithYear(issuedOn)}>
						<StatusTag tone={toneOf(status)}>{statusWords[status]}</StatusTag>
					</OwnRow>
				)}
			/>
		</>
	)
}

const events = client(eventsApi)

const queryName = 'own-sign-ups'

type SignUp = Answer<typeof eventsApi.mySignUps>['signUps'][number]

const states = {
	coming: <StatusTag tone="good">{t('Signed up')}</StatusTag>,
	over: <StatusTag tone="plain">{t('Over')}</StatusTag>,
	off: <StatusTag tone="bad">{t('Event canceled')}</StatusTag>,
} satisfies Record<SignUp['state'], unknown>

/** The mail has the link that takes the place. */
const waitingState = ({ offeredUntil }: SignUp) => (
	<StatusTag tone="waiting">{offeredUntil ? t('A place is free') : t('On the waiting list')}</StatusTag>
)

export function OwnSignUps() {
	const cache = useQueryClient()
	const own = useOwnPages(queryName, async (page) => {
		const { signUps, next } = await events.mySignUps(page)
		return { rows: signUps, next }
	})
	const [asking, setAsking] = useState<SignUp>()
	const cancel = useAction({
		send: ({ _id }: SignUp) => events.cancelMine({ id: _id }),
		// The thanks take the focus once the button that was pressed is gone.
		onDone: () => cache.invalidateQueries({ queryKey: [queryName] }),
		message: ({ message }) => message,
	})
	const outcome = cancel.message || cancel.problem
	return (
		<>
			<OwnThings
				id="sign-ups"
				title={t('Your events')}
				own={own}
				above={outcome ? <ActionBanner message={cancel.message} problem={cancel.problem} /> : null}
				row={(signUp) => (
					<OwnRow
						key={signUp._id}
						name={<Link to={`${routes.events.path}#${signUp.eventID}`}>{signUp.name}</Link>}
						details={
							<>
								<span className="block">
									{fullDay(signUp.date, new Date())}, {timeIn(language, signUp.time)}
								</span>
								<span className="block wrap-anywhere">{placeWords(signUp.location)}</span>
								<span className="block wrap-anywhere">
									{t('For {name}', { name: `${signUp.firstName} ${signUp.lastName}` })}
								</span>
								{signUp.offeredUntil ? (
									<span className="block">{t('Please take the place with the link in our email.')}</span>
								) : null}
								{signUp.state === 'coming'
									? paragraphsForGuests(signUp).map((paragraph) => (
											<span key={paragraph} className="mt-s2 block whitespace-pre-line wrap-anywhere">
												{paragraph}
											</span>
										))
									: null}
							</>
						}
					>
						{signUp.waiting && signUp.state === 'coming' ? waitingState(signUp) : states[signUp.state]}
						{signUp.state === 'coming' ? (
							<Button
								look="quiet"
								size="small"
								className="-mx-3"
								busy={cancel.sending === signUp && t('Canceling')}
								onClick={() => setAsking(signUp)}
							>
								{signUp.waiting ? t('Stop waiting') : t('Cancel sign-up')}
							</Button>
						) : null}
					</OwnRow>
				)}
			/>
			<AskFirst
				open={asking !== undefined}
				onClose={() => setAsking(undefined)}
				title={asking?.waiting ? t('Stop waiting?') : t('Cancel your sign-up?')}
				action={asking?.waiting ? t('Stop waiting') : t('Cancel sign-up')}
				onConfirm={() => {
					if (asking) cancel.start(asking)
					setAsking(undefined)
				}}
			>
				<p>{rich('Someone else can then have your place at {event}.', { event: <b>{asking?.name}</b> })}</p>
			</AskFirst>
		</>
	)
}

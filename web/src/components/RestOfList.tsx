import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { t } from '#shared/words/t.ts'
import { Button } from './Button.tsx'
import { ErrorState } from './messages/ErrorState.tsx'

interface Props {
	list: Pick<
		UseInfiniteQueryResult,
		| 'data'
		| 'error'
		| 'isFetching'
		| 'isFetchingNextPage'
		| 'isFetchNextPageError'
		| 'hasNextPage'
		| 'fetchNextPage'
		| 'refetch'
	>
	className?: string
}

/**
 * Below the rows of a list: the next page, or what kept it or the first one from coming. A list that is here and couldn't
 * be asked for again, such as in a dead spot, has nothing to say.
 */
export function RestOfList({ list, className }: Props) {
	const problem = list.isFetchNextPageError || !list.data ? list.error : null
	if (problem)
		return (
			<div className={className}>
				<ErrorState
					message={problem.message}
					onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
					retrying={list.isFetching}
				/>
			</div>
		)
	if (!list.hasNextPage) return null
	return (
		<div className={className}>
			<Button look="ghost" busy={list.isFetchingNextPage && t('Loading...')} onClick={() => void list.fetchNextPage()}>
				{t('Show more')}
			</Button>
		</div>
	)
}

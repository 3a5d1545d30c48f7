import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './messages/ErrorState.tsx'
import { Skeleton } from './messages/Loading.tsx'

interface Props<Data> {
	query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
	/** In its place until it's here. */
	waiting?: ReactNode
	children: (data: Data) => ReactNode
}

/** What is asked for: on its way, failed, or here. What is here stays, although asking for it anew failed. */
export function Loaded<Data>({ query, waiting = <Skeleton />, children }: Props<Data>) {
	const { data, error, isFetching, refetch } = query
	if (data !== undefined) return children(data)
	if (!error) return waiting
	return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
}

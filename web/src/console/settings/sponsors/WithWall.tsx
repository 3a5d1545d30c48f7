import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { type Wall, wallQuery } from './sponsors.ts'

/** The wall as it is now, while it loads, and when it can't be loaded. */
export function WithWall({ children }: { children: (wall: Wall) => ReactNode }) {
	const { data, error, isFetching, refetch } = useQuery(wallQuery)
	if (data) return children(data)
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	return <Skeleton lines={4} />
}

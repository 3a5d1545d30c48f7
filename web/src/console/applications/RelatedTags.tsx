import { useQuery } from '@tanstack/react-query'
import { openBesides } from '#shared/applications/related.ts'
import { StatusTag } from '#web/components/StatusTag.tsx'
import { relatedQuery } from './related.ts'

/** Says in the header of every tab whether the same person may have sent the same bill, or applied before. */
export function RelatedTags({ token }: { token: string }) {
	const { data = [] } = useQuery(relatedQuery(token))
	const theirs = data.filter(({ of, notSame }) => of === 'person' && !notSame)
	if (theirs.some(({ isRepeat }) => isRepeat)) return <StatusTag tone="waiting">Possible duplicate</StatusTag>
	const open = openBesides(theirs).times
	if (open > 0) return <StatusTag tone="waiting">{open === 1 ? '1 more open' : `${open} more open`}</StatusTag>
	if (theirs.length === 0) return null
	return <StatusTag tone="plain">{`Applied before (${theirs.length})`}</StatusTag>
}

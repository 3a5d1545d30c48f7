import { useEffect } from 'react'
import { pathIn } from '#web/lib/language.ts'
import { Loading } from './Loading.tsx'

/** The team works in English, so a page of theirs in another language leads to the English one. */
export default function InEnglish() {
	useEffect(() => {
		const { pathname, search, hash } = window.location
		window.location.replace(pathIn(pathname) + search + hash)
	}, [])
	return <Loading />
}

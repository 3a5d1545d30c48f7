import { useEffect, useState } from 'react'

interface Props {
	/** Undefined for a file that was chosen before a reload or on another device. */
	file: File | undefined
	name: string
}

const box =
	'grid size-16 shrink-0 place-items-center rounded-field border border-line bg-paper object-cover text-small text-soft uppercase'

/** Shows a photo small, so that people see whether they chose the right one. Its name is beside it. */
export function Thumbnail({ file, name }: Props) {
	const [address, setAddress] = useState<string>()
	useEffect(() => {
		if (!file?.type.startsWith('image/')) return
		const made = URL.createObjectURL(file)
		setAddress(made)
		return () => URL.revokeObjectURL(made)
	}, [file])
	if (address) return <img src={address} alt="" className={box} onError={() => setAddress(undefined)} />
	return (
		<span aria-hidden="true" className={box}>
			{name.split('.').at(-1)}
		</span>
	)
}

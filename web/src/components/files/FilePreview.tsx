import { type ReactNode, useEffect, useState } from 'react'

interface Props {
	/** Undefined for a file that was chosen before a reload or on another device. */
	file: File | undefined
	alt: string
	className: string
	/** Shown for what the browser can't draw. */
	instead?: ReactNode
}

/** A picture on this device, before anything shows it from the server. */
export function FilePreview({ file, alt, className, instead = null }: Props) {
	const [address, setAddress] = useState<string>()
	useEffect(() => {
		if (!file?.type.startsWith('image/')) return
		const made = URL.createObjectURL(file)
		setAddress(made)
		return () => URL.revokeObjectURL(made)
	}, [file])
	if (!address) return instead
	return <img src={address} alt={alt} className={className} onError={() => setAddress(undefined)} />
}

import { useEffect, useState } from 'react'

/** A picture on this device, before anything shows it from the server. */
export function FilePreview({ file, alt, className }: { file: File; alt: string; className: string }) {
	const [address, setAddress] = useState<string>()
	useEffect(() => {
		const made = URL.createObjectURL(file)
		setAddress(made)
		return () => URL.revokeObjectURL(made)
	}, [file])
	return address ? <img src={address} alt={alt} className={className} /> : null
}

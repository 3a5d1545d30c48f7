export const optionalSetting = (name: string) => process.env[name] || undefined

/** A setting that the stack gives the function. Where one is missing, the function fails at its start and not later. */
export function setting(name: string) {
	const value = optionalSetting(name)
	if (value === undefined) throw new Error(`The function has no ${name}`)
	return value
}

/** Given on an emulator: where it is. */
export const emulator = optionalSetting('AWS_ENDPOINT_URL')

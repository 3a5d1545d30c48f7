import { deskWorker, routes } from '#shared/paths.ts'

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

/** From now on the desk opens on this device without a network. Live reload has no such worker. */
export const keepDeskPage = () =>
	import.meta.env.PROD
		? workers()
				?.register(deskWorker, { scope: routes.desk.path, updateViaCache: 'none' })
				.catch(() => undefined)
		: undefined

/** Removes what is kept on the device, because another person may use it next. */
export async function forgetDeskPage() {
	const worker = await workers()?.getRegistration(routes.desk.path)
	if (!worker) return
	await worker.unregister()
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

import { createServer } from 'node:net'

export const isFree = (port: number) =>
	new Promise<boolean>((resolve) => {
		const server = createServer()
		server.once('error', () => resolve(false))
		server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
	})

export const freePort = () =>
	new Promise<number>((resolve, reject) => {
		const server = createServer()
		server.once('error', reject)
		server.listen(0, '127.0.0.1', () => {
			const address = server.address()
			const port = typeof address === 'object' ? address?.port : undefined
			server.close(() => (port ? resolve(port) : reject(new Error('No free port'))))
		})
	})

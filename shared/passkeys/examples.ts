import type { Examples } from '../endpoint.ts'
import { sampleId, sampleKey } from '../sample.ts'
import type { passkeysApi } from './api.ts'

const credential = { id: 'ZXhhbXBsZQ', rawId: 'ZXhhbXBsZQ', type: 'public-key' } as const
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'

export const passkeysExamples: Examples<typeof passkeysApi> = {
	registration: { key: sampleKey },
	add: {
		name: 'Office laptop',
		credential: {
			...credential,
			response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
		},
	},
	remove: { id: credential.id, key: sampleKey },
	newCodes: { key: sampleKey },
	reset: { id: sampleId, key: sampleKey },
	require: { required: false, key: sampleKey },
	signIn: {
		credential: {
			...credential,
			response: { clientDataJSON, authenticatorData: 'SZYN5YgOjGh0NBcP', signature: 'MEUCIQ' },
		},
	},
	signInWithCode: { code: '7K2M-9QXR-4TNV-W8HC' },
}

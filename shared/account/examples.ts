import type { Examples } from '../endpoint.ts'
import { samplePerson } from '../sample.ts'
import type { accountApi } from './api.ts'

export const accountExamples: Examples<typeof accountApi> = {
	signup: { ...samplePerson, password: 'Rivers-run-2' },
	verify: { verificationCode: '204817' },
	signout: { session: 'V1StGXR8_Z5jdHi6B-myT.47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU' },
	login: { email: samplePerson.email, password: 'Rivers-run-2' },
	requestRecovery: { email: samplePerson.email },
	recover: { email: samplePerson.email, password: 'Rivers-run-3', token: '7K2M9QXR4T' },
}

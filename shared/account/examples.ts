import type { Examples } from '../endpoint.ts'
import { samplePerson } from '../sample.ts'
import type { accountApi } from './api.ts'
import type { ownAccountApi } from './own-api.ts'

export const accountExamples: Examples<typeof accountApi & typeof ownAccountApi> = {
	signup: { ...samplePerson, password: 'Rivers-run-2' },
	verify: { verificationCode: '204817' },
	signout: { session: 'V1StGXR8_Z5jdHi6B-myT.47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU' },
	login: { email: samplePerson.email, password: 'Rivers-run-2' },
	requestRecovery: { email: samplePerson.email },
	recover: { email: samplePerson.email, password: 'Rivers-run-3', token: '7K2M9QXR4T' },
	changeName: { firstName: samplePerson.firstName, lastName: samplePerson.lastName },
	changeEmail: { email: samplePerson.email, password: 'Rivers-run-2' },
	confirmEmail: { email: samplePerson.email, verificationCode: '204817' },
	eraseAccount: { password: 'Rivers-run-2' },
	changePassword: { password: 'Rivers-run-2', newPassword: 'Rivers-run-3' },
}

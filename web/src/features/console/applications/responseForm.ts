import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { type MailPreview, ResponsePreviewInput } from '#shared/applications/staff-schema.ts'

export type Checked = z.output<typeof ResponsePreviewInput>
export type Preview = z.output<typeof MailPreview>

/** What is typed: as a form holds it, nothing chosen at first. */
export const useResponseForm = (token: string) =>
	useForm({
		resolver: zodResolver(ResponsePreviewInput),
		shouldFocusError: false,
		defaultValues: { token, message: '', amount: '' },
	})

export type ResponseFormState = ReturnType<typeof useResponseForm>

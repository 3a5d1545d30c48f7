import type * as z from 'zod'
import { type MailPreview, ResponsePreviewInput } from '#shared/applications/staff-schema.ts'
import { useSchemaForm } from '#web/components/useSchemaForm.ts'

export type Checked = z.output<typeof ResponsePreviewInput>
export type Preview = z.output<typeof MailPreview>

/** The typed values. Nothing is chosen at first. */
export const useResponseForm = (token: string) =>
	useSchemaForm(ResponsePreviewInput, { token, message: '', amount: '' })

export type ResponseFormState = ReturnType<typeof useResponseForm>

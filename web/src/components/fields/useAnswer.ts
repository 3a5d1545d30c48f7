import { useWatch } from 'react-hook-form'
import type { Field } from './fieldsOf.ts'

/** What is in a field now, where other fields depend on it. */
export const useAnswer = (field: Field<never>) => String(useWatch({ name: field.name }) ?? '')

import { useWatch } from 'react-hook-form'
import type { Field } from './fieldsOf.ts'

/** Gives a field's value to other fields that depend on it. */
export const useAnswer = (field: Field<never>) => String(useWatch({ name: field.name }) ?? '')

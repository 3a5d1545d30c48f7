import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { fields } from '../answers.ts'

export const AddressSection = () => <AddressFields fields={fields} />

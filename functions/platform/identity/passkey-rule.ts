import type { ItemKey, Ref } from '#functions/platform/store/table.ts'
import type { UserRecord } from '#shared/account/user.ts'

export const passkeyRuleKey: ItemKey = { pk: 'PASSKEYRULE', sk: 'PASSKEYRULE' }

/** True while the organization requires a passkey of every employee. */
export const passkeyRuleRef: Ref<boolean> = { key: passkeyRuleKey, parse: (item) => Object(item).required === true }

export const mustAddPasskey = ({ employee, hasPasskey }: UserRecord, required: boolean) =>
	required && employee && !hasPasskey

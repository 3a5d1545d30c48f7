import { passkeyRuleKey } from '#functions/platform/identity/passkey-rule.ts'
import { put, type Write } from '#functions/platform/store/write.ts'

export const requirePasskeys = (required: boolean): Write => put({ ...passkeyRuleKey, required })

import { sha256 } from '#functions/platform/ids.ts'
import type { ItemKey } from '#functions/platform/store/table.ts'

/**
 * The name begins with the day, so that the archive can be read by time. The rest is a hash, because the key of an audit
 * record may contain an application's token.
 */
export const archiveName = ({ pk, sk }: ItemKey) => `${sk.slice(0, 10)}/${sha256(`${pk}\n${sk}`)}.json`

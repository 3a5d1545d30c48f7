import { tableCode } from '../testing/table-code.ts'
import { cloud } from '../testing/test-cloud.ts'

/** Imports the commands' own code into the process of the test. */
await tableCode(cloud)
const { WholeTable } = await import('./table-copy.ts')
const { recount } = await import('./recount.ts')
export const { collections } = await import('#functions/domain/erasing/collections.ts')
export const { pause: pauseIn, resume: resumeIn } = await import('./pause.ts')

export const recountIn = (table: string) => recount({ table: new WholeTable(table), apply: true })

import { find } from './shown/find.ts'
import { lists } from './shown/lists.ts'
import { shell } from './shown/shell.ts'

/** What only pages say, in Spanish, by feature. */
export const shown = { ...shell, ...find, ...lists } as const

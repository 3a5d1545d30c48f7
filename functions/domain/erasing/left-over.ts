import { getItem, type ItemKey, putItem } from '#functions/platform/store/table.ts'

const key: ItemKey = { pk: 'RETENTION', sk: 'LAST RUN' }

/** Says whether the last run of retention left some of what was due for the next one. */
export const noteLeftOver = (isLeft: boolean) => putItem({ ...key, isLeft })

export const isSomethingLeft = async () => (await getItem(key))?.isLeft === true

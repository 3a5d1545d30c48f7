import { counter } from './listeners.ts'

/** Counts the calls that wait because the server is busy with others. They are made again by themselves. */
export const busyCalls = counter()

import type { Reach } from './reach.ts'

/** What is reached by everything that counts changes for the statistics. It reads what it counts, and writes only counts. */
export const counting: Reach = {
	reads: ['APPLICATION#*', 'EVENT#*', 'LEGACY#*', 'USER#*', 'REPORT#*', 'PAST#*'],
	keeps: ['CHANGED', 'COUNTED#*', 'CONTACT#*', 'CONTACTS#*', 'CONTACTSEARCH#*', 'STATISTICS#*'],
}

/** Names take no digits or symbols while typing. */
export const nameLetters = (typed: string) => typed.replace(/[^\p{L}\p{M} .'’-]/gu, '')

/** What many people write around a number of dollars; letters stay, and are said to be none. */
export const plainNumber = (typed: string) => typed.replace(/[$,\s]/g, '')

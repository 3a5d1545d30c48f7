/** Pictures make an event heavy, so a page of them is short. */
export const pageSize = 6

const day = 24 * 3_600_000

/** Counts from today, so that the demo data is equally old on every day. */
export const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

const day = 24 * 3_600_000

/** The demo data is as old on every day. */
export const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

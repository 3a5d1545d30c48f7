/** Whole dollars with a comma before every three digits. */
export const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`

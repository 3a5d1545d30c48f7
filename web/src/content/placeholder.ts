/**
 * Words in [brackets] wait for the real ones. Whoever works on the site sees them, and nobody reads them where it's
 * deployed. A deployment names what is left (`infra/tools/deploy/refusals.ts`).
 */
export const isWritten = (words: string) => import.meta.env.DEV || !words.includes('[')

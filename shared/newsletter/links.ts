/** Mail programs post here with the token in the query. CloudFront sends someone who opens it to the page below. */
export const leavePath = '/api/newsletter-unsubscribe'

/** The page that asks once more. The token is behind the #, so no server's log holds it. */
export const unsubscribePage = (token: string) => `/unsubscribe#${token}` as const

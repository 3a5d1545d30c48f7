export const charactersLeft = (left: number) => (left < 0 ? `${-left} too many` : `${left} characters left`)

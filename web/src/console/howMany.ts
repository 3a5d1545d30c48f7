/** `howMany(1, 'grant', 'grants')`: '1 grant', and else '1,200 grants'. */
export const howMany = (many: number, one: string, others: string) =>
	`${many.toLocaleString('en-US')} ${many === 1 ? one : others}`

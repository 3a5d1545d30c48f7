export interface Mutants {
	file: string
	/** These tests, a file or a folder, should notice the change. */
	tests: string
	/** Another text takes the place of one that is there exactly once. */
	changes: readonly (readonly [from: string, to: string])[]
}

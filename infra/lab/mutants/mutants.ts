export interface Mutants {
	file: string
	/** The tests that should notice: a file, or a folder. */
	tests: string
	/** Replaces a text that is there exactly once by another one. */
	changes: readonly (readonly [from: string, to: string])[]
}

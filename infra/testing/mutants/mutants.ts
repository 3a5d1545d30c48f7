export interface Mutants {
	file: string
	/** The tests that should notice: a file, or a folder. */
	tests: string
	/** What is written there, exactly once, and what is written instead. */
	changes: readonly (readonly [from: string, to: string])[]
}

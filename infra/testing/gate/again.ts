export interface FailedTest {
	file: string
	/** Without one, the file itself couldn't be run. */
	name?: string
}

/** More failures than this are no accident. */
const most = 2

/** These try something else each time, so a second run may pass for another reason than chance. */
const random = /(history|parallel|guessing|access|input)\.cloud\.test\.ts$/

/**
 * The files in which a test failed that depends on time, on a browser or on what runs beside it. They're run once more, by
 * themselves, and what passes then is named at the end of the run: it's a defect of the test or of the product still.
 */
export function worthAnotherRun(failed: readonly FailedTest[]): string[] {
	const files = [...new Set(failed.map(({ file }) => file))]
	const isTimed = (file: string) => /\.cloud\.test\.ts$|\/e2e\//.test(file) && !random.test(file)
	const allRan = failed.every(({ name }) => name !== undefined)
	return allRan && failed.length <= most && files.every(isTimed) ? files : []
}

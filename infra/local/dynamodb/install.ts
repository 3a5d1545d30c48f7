import { existsSync } from 'node:fs'
import { copyFile, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { run } from '#infra/tools/run.ts'
import { lastLines, shortPath, Trouble } from '#infra/tools/terminal.ts'
import { installOnce } from '../install-once.ts'

const pom = join(import.meta.dirname, 'pom.xml')

export interface DynamoDb {
	java: string
	/** The folder has the jars and libraries of DynamoDB Local. */
	jars: string
}

/**
 * LocalStack keeps its tables in DynamoDB Local, and a test measures what is read of a large one. Its version is
 * pinned.
 */
export async function installDynamoDb(): Promise<DynamoDb> {
	const java = findJava()
	const says = 'Fetching DynamoDB Local (once)'
	return { java, jars: await installOnce({ name: 'dynamodb', pins: pom, says, install: fetchJars }) }
}

const onPath = (program: string) =>
	(process.env.PATH ?? '')
		.split(delimiter)
		.map((folder) => join(folder, program))
		.find((file) => existsSync(file))

/** The machine has Maven, which installs DynamoDB Local, and Java, on which it runs. */
export const hasJava = () => onPath('java') !== undefined && onPath('mvn') !== undefined

/** Java is called by its full path, because LocalStack puts a script of the same name first on the path. */
function findJava() {
	const found = onPath('java')
	if (found) return found
	throw new Trouble(
		'DynamoDB Local runs on Java 17 or newer. Type `sudo apt-get install default-jre-headless` (Debian, Ubuntu), then try again.',
	)
}

/** Maven ends before Java's optimizing compiler has paid for itself, so it does without. */
const startsFast = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

async function fetchJars(folder: string, log: string) {
	const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${folder}`]
	const args = ['-q', '-B', '-f', pom, ...goal]
	const env = { ...process.env, MAVEN_OPTS: `${startsFast} ${process.env.MAVEN_OPTS ?? ''}` }
	const code = await run('mvn', { args, env, log }).catch(() => undefined)
	if (code === undefined)
		throw new Trouble(
			'DynamoDB Local comes with Maven and runs on Java. Type `sudo apt-get install maven default-jre-headless` (Debian, Ubuntu), then try again.',
		)
	if (code !== 0)
		throw new Trouble(
			`${lastLines(log, 3)}\n\nMaven could not fetch DynamoDB Local: is its repository reachable? All that was said is in ${shortPath(log)}.`,
		)
	// Java looks for the library without the version in its name.
	for (const name of await readdir(folder)) {
		const [, plain] = /^(libsqlite4java-linux-amd64)-.*(?=\.so$)/.exec(name) ?? []
		if (plain) await copyFile(join(folder, name), join(folder, `${plain}.so`))
	}
}

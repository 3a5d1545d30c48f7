import { type ParseArgsConfig, parseArgs } from 'node:util'
import { say, Trouble } from './terminal.ts'

/** `--help` prints how a command is used, and ends before it does anything. */
export function helpIfAsked(help: string) {
	if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
	say(help)
	process.exit(0)
}

/** An option that the command doesn't know is answered with how the command is used. */
export function readArguments<const Config extends ParseArgsConfig>(help: string, config: Config) {
	helpIfAsked(help)
	try {
		return parseArgs(config)
	} catch (error) {
		throw new Trouble(`${error instanceof Error ? error.message : error}\n\n${help}`)
	}
}

import { inFunctions } from './functions.ts'
import { inShared } from './shared.ts'
import { inWeb } from './web.ts'

/** A promise of the product each. Whoever changes one of these lines gives it a new change, or takes it out. */
export const mutants = [...inShared, ...inFunctions, ...inWeb]

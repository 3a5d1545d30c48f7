import { inFunctions } from './functions.ts'
import { inShared } from './shared.ts'
import { inWeb } from './web.ts'

/**
 * Each change breaks a promise of the product. Whoever changes one of these lines gives it a new change, or takes it
 * out.
 */
export const mutants = [...inShared, ...inFunctions, ...inWeb]

import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { ImportRecord, ImportsInput, RemoveImportInput } from './imports.ts'
import {
	ImportLegacyInput,
	LegacyApplication,
	LegacyInput,
	LegacyListInput,
	LegacyRowsInput,
	RemoveLegacyInput,
} from './schema.ts'

export const legacyApi = {
	list: {
		summary: 'Applications from before this system, newest first',
		method: 'GET',
		path: '/api/legacy-applications',
		access: 'Application Access',
		listsPeople: true,
		request: LegacyListInput,
		response: z.object({ applications: z.array(LegacyApplication), ...nextPage }),
	},
	add: {
		summary: 'Record a legacy application',
		method: 'POST',
		path: '/api/legacy-application',
		access: 'Application Access',
		idempotent: true,
		request: LegacyInput,
		response: messageOnly.extend({ application: LegacyApplication }),
	},
	remove: {
		summary: 'Remove a legacy application',
		method: 'POST',
		path: '/api/remove-legacy-application',
		access: 'Application Access',
		employeeKey: true,
		request: RemoveLegacyInput,
		response: messageOnly,
	},
	checkImport: {
		summary: 'Which of these rows are recorded already, by their place among them',
		method: 'POST',
		path: '/api/check-legacy-import',
		access: 'Application Access',
		request: LegacyRowsInput,
		response: z.object({ recorded: z.array(z.number().int()) }),
	},
	import: {
		summary: 'Record the rows of a file, all of them or none',
		method: 'POST',
		path: '/api/import-legacy-applications',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		request: ImportLegacyInput,
		response: messageOnly.extend({ applications: z.array(LegacyApplication), importId: z.string() }),
	},
	imports: {
		summary: 'The files that were imported, newest first',
		method: 'GET',
		path: '/api/legacy-imports',
		access: 'Application Access',
		request: ImportsInput,
		response: z.object({ imports: z.array(ImportRecord), ...nextPage }),
	},
	removeImport: {
		summary: 'Remove the next rows of an import, until none is left',
		method: 'POST',
		path: '/api/remove-legacy-import',
		access: 'Application Access',
		employeeKey: true,
		request: RemoveImportInput,
		response: messageOnly.extend({ import: ImportRecord }),
	},
} satisfies Api

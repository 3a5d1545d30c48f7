import type { APIGatewayProxyEvent } from 'aws-lambda'
import { type Language, languages } from '#shared/words/t.ts'

/** Our pages say which language they're in. Documented clients say nothing, and are answered in English. */
export const pageLanguage = ({ headers }: Pick<APIGatewayProxyEvent, 'headers'>): Language =>
	languages.find((language) => language === headers?.['x-page-language']) ?? 'en'

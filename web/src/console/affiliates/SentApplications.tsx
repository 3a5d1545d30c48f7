import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod'
import { staffToken } from '#shared/tokens.ts'
import { TextField } from '#web/components/fields/TextField.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { section as applicationsSection } from '../applications/applications.ts'
import { ApplicationRowView } from '../applications/list/ApplicationRowView.tsx'
import { ListRows } from '../ListRows.tsx'
import { useRememberedPlace } from '../listPlace.ts'
import { type Affiliate, sentApplications, sentList } from './affiliates.ts'

const Assignment = z.strictObject({ token: staffToken })

export function SentApplications({ affiliate: { affiliateID: id, name } }: { affiliate: Affiliate }) {
	const cache = useQueryClient()
	const list = useMemo(() => sentList(id), [id])
	const query = useInfiniteQuery(list.query({}))
	useRememberedPlace({ section: applicationsSection, title: name, query, idOf: list.idOf })
	const { form, fields } = useSchemaForm(Assignment, { token: '' })
	const assign = useAction({
		send: (token: string) => sentApplications.assignAffiliate({ token, id }),
		onDone: () => {
			form.reset()
			void cache.invalidateQueries({ queryKey: list.query({}).queryKey })
		},
		message: 'The application is in this list now.',
	})
	return (
		<Section title="View Associated Applications" hint="These came through its link, or one of us added them.">
			<ListRows
				query={query}
				nouns={['application', 'applications']}
				empty={<EmptyState title="No applications came through this affiliate yet" />}
				row={(row) => <ApplicationRowView key={row.token} row={row} />}
			/>
			<ActionBanner message={assign.message} />
			<Form
				form={form}
				label="Add an application"
				className="grid max-w-form gap-s4"
				onSend={({ token }) => assign.run(token)}
			>
				<TextField field={fields.token} label="Token" hint="It begins with BTG." />
				<Submit size="small" busy="Adding">
					Add application
				</Submit>
			</Form>
		</Section>
	)
}

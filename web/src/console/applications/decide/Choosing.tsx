import { flushSync } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { requested } from '#web/components/application/requestAndGrant.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { readyTexts, usualApproval } from '#web/content/ready-texts.ts'
import { applicationPath } from '../../paths.ts'
import { AtAGlance } from '../AtAGlance.tsx'
import type { Application } from '../applications.ts'
import { Reason } from '../documents/BillPane.tsx'
import { mayStayUnnamed, PayTo } from './ResponseForm.tsx'
import { type Checked, isUntouched, type ResponseFormState } from './responseForm.ts'

interface Props {
	title: string
	responseForm: ResponseFormState
	application: Application
	onChecked: (response: Checked) => Promise<void>
	onAsk: () => void
}

/**
 * All that a decision needs on one card: why they ask, who they are, and the four answers. Those stay at the foot of the
 * window, at the same place on every application, so that the pointer can rest there.
 */
export function Choosing({ title, responseForm, application, onChecked, onAsk }: Props) {
	const { form, fields, approveAsAsked } = responseForm
	const { state } = useLocation()
	const respond = applicationPath(application.token, 'respond')
	const write = (decide: 'approve' | 'deny') => ({ to: `${respond}?decide=${decide}`, state })
	return (
		<Form
			form={form}
			label={title}
			className="card flex flex-col gap-s3 p-s4 full:min-h-[calc(100dvh-16.25rem)]"
			onSend={onChecked}
		>
			<h2 className="sr-only">{title}</h2>
			<Reason application={application} />
			<AtAGlance application={application} isBesideBill />
			<div className="grid gap-s2 border-line border-t pt-s3">
				<PayTo field={fields.payee} method={application.method} />
				<p className="text-soft">
					Email: <b>{isUntouched(form.watch('message')) ? usualText(application) : 'your own message'}</b> ·{' '}
					<Link {...write('approve')}>change</Link>
				</p>
			</div>
			<div className="sticky bottom-0 full:bottom-s4 -m-s4 mt-auto grid grid-cols-[1fr_auto_auto] gap-s2 rounded-b-card border-line border-t bg-white p-s4 py-s3 full:border-t-0">
				<Button
					// Enter in the field above presses it, too.
					type="submit"
					className="col-span-full"
					busy={form.formState.isSubmitting && 'Preparing the preview'}
					onClick={(event) => {
						event.preventDefault()
						if (mayStayUnnamed(application) || form.getValues('payee')) {
							approveAsAsked()
							event.currentTarget.form?.requestSubmit()
							return
						}
						// The whole form takes the place of this card, with a field of its own for it.
						flushSync(approveAsAsked)
						form.setFocus('payee')
					}}
				>
					Approve {requested(application)}, all they asked for
				</Button>
				<LinkButton look="ghost" size="small" className="px-s3!" {...write('approve')}>
					Another amount
				</LinkButton>
				<Button look="ghost" size="small" className="px-s3!" onClick={onAsk}>
					Ask for more
				</Button>
				<LinkButton look="ghost" size="small" className="px-s4!" {...write('deny')}>
					Deny
				</LinkButton>
			</div>
		</Form>
	)
}

/** The short name of the text that an approval begins with. */
const usualText = ({ method }: Pick<Application, 'method'>) =>
	Object.entries(readyTexts.approval).find(([, text]) => text === usualApproval[method])?.[0]

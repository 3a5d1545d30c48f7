import { AttachmentList } from '#web/components/AttachmentList.tsx'
import { DownloadButton } from '#web/components/DownloadButton.tsx'
import { documentPath } from '../paths.ts'
import { onlyDay } from '../when.ts'
import { type Application, staff } from './applications.ts'
import { officeCaution, opensInOffice } from './documentKinds.ts'

/** A document opens in its own tab; the server notes each opening. */
export const ApplicationAttachments = ({ application: { token, attachments } }: { application: Application }) => (
	<AttachmentList
		attachments={attachments}
		empty="No documents were attached."
		action={({ id, name, contentType, addedOn, byStaff }) => (
			<span className="flex flex-wrap items-center print:hidden">
				{opensInOffice(contentType) && !byStaff ? (
					<span className="w-full text-small text-soft">{officeCaution}</span>
				) : null}
				{addedOn ? (
					<span className="mr-s2 text-small text-soft">
						{byStaff ? `Added by staff on ${onlyDay(addedOn)}` : `Added on ${onlyDay(addedOn)}`}
					</span>
				) : null}
				<a
					href={documentPath(token, id)}
					target="_blank"
					rel="noopener"
					className="inline-flex min-h-11 items-center rounded-full px-3 font-strong hover:bg-river-wash"
				>
					View <span className="sr-only">{name} in a new tab</span>
				</a>
				<DownloadButton name={name} link={() => staff.openAttachment({ token, id })} />
			</span>
		)}
	/>
)

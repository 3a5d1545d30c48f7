import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { t } from '#shared/words/t.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Breakable } from '#web/components/Breakable.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { Thumbnail } from '#web/components/files/Thumbnail.tsx'
import type { Upload, UploadQueue } from '#web/lib/uploads/queue.ts'
import { type Answers, type Checked, type SectionName, sectionNames } from './answers.ts'
import { answeredIn } from './checked.ts'
import { stepTitles } from './steps.ts'

interface Props {
	answers: Answers
	checked: Pick<Checked, 'problems' | 'minor'>
	/** Sections that someone tried to go on from. */
	tried: (section: SectionName) => boolean
	queue: UploadQueue
	uploads: readonly Upload[]
}

/** Everything that will be sent, and each file that won’t, with a way to change it. Where our answer goes comes first. */
export function CheckAnswers({ answers, checked: { problems, minor }, tried, queue, uploads }: Props) {
	return (
		<div className="grid gap-s5">
			<Contact email={answers.email} phone={answers.phone} />
			<ul className="border-line border-t">
				{sectionNames.map((name) => (
					<li key={name} className="border-line border-b py-s4">
						<SectionHead name={name}>
							{problems[name].length > 0 ? (
								<StatusTag tone={tried(name) ? 'waiting' : 'plain'}>{applicationSentences.sectionIncomplete}</StatusTag>
							) : null}
						</SectionHead>
						{name === 'attachments' ? (
							<Files queue={queue} uploads={uploads} />
						) : (
							<Facts facts={answeredIn[name](answers, minor)} />
						)}
					</li>
				))}
			</ul>
		</div>
	)
}

function Contact({ email, phone }: Pick<Answers, 'email' | 'phone'>) {
	if (!email && !phone) return null
	return (
		<section aria-label={t('How we reach you')} className="rounded-card bg-river-wash p-s4 medium:p-s5">
			<p>{t('We’ll send our answer to')}</p>
			<p className="font-strong text-h3">
				<Breakable text={email || t('N/A')} />
			</p>
			<p className="mt-s2">{t('If we have a question, we’ll call')}</p>
			<p className="font-strong text-h3 tabular-nums">{phone || t('N/A')}</p>
			<p className="mt-s2">
				{t('Is that right?')}{' '}
				<Link to={{ search: '?step=general' }} className="inline-flex min-h-11 items-center">
					{t('Change email or phone')}
				</Link>
			</p>
		</section>
	)
}

function SectionHead({ name, children }: { name: SectionName; children: ReactNode }) {
	return (
		<div className="mb-s3 flex flex-wrap items-center justify-between gap-x-s4">
			<h3 className="text-lead">{stepTitles[name]}</h3>
			<span className="flex items-center gap-s4">
				{children}
				<Link
					to={{ search: `?step=${name}` }}
					aria-label={t('Change {section}', { section: stepTitles[name] })}
					className="inline-flex min-h-11 items-center"
				>
					{t('Change')}
				</Link>
			</span>
		</div>
	)
}

function Files({ queue, uploads }: Pick<Props, 'queue' | 'uploads'>) {
	if (uploads.length === 0) return <p className="text-soft">{t('No files')}</p>
	return (
		<ul className="grid gap-s3 small:grid-cols-2">
			{uploads.map(({ key, name, state, problem }) => (
				<li key={key} className="flex min-w-0 items-center gap-s3">
					{state === 'refused' ? null : <Thumbnail file={queue.contentOf(key)} name={name} />}
					<span className="min-w-0">
						<span className="wrap-anywhere">{name}</span>
						{state === 'refused' ? <span className="block font-strong text-rose">{problem}</span> : null}
					</span>
				</li>
			))}
		</ul>
	)
}

/** Says what is wrong, beside what it's about. Screen readers read it at once. */
export const Problem = ({ message }: { message: string | undefined }) =>
	message ? (
		<p role="alert" className="font-strong text-rose">
			{message}
		</p>
	) : null

/** What may be too long for its line. An email address breaks behind its @ before it breaks anywhere else. */
export function Breakable({ text }: { text: string }) {
	const at = text.indexOf('@') + 1
	return (
		<span className="wrap-anywhere">
			{text.slice(0, at)}
			<wbr />
			{text.slice(at)}
		</span>
	)
}

/** Breaks a text that may be too long for its line. An email address breaks behind its @ before anywhere else. */
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

/** An address breaks behind its @ before it breaks anywhere else. */
export function FactValue({ value }: { value: string | undefined }) {
	if (!value) return 'N/A'
	const at = value.indexOf('@') + 1
	return (
		<>
			{value.slice(0, at)}
			<wbr />
			{value.slice(at)}
		</>
	)
}

/** Leaves room below what is printed for people to sign. */
export const PrintedSignatures = ({ lines }: { lines: readonly string[] }) => (
	<div className="mt-s7 hidden break-inside-avoid auto-cols-fr grid-flow-col gap-s6 print:grid">
		{lines.map((line) => (
			<p key={line} className="border-t pt-s1 text-small">
				{line}
			</p>
		))}
	</div>
)

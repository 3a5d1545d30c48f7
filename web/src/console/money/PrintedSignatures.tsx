/** Leaves room below a printed payment list for two people to sign. */
export const PrintedSignatures = () => (
	<div className="mt-s7 hidden break-inside-avoid grid-cols-2 gap-s6 print:grid">
		{['Paid by, date', 'Second signature, date'].map((what) => (
			<p key={what} className="border-t pt-s1 text-small">
				{what}
			</p>
		))}
	</div>
)

/** Leaves room below a printed application for the signature of the person who decided. */
export const SignatureLine = () => (
	<div className="mt-s7 hidden grid-cols-[2fr_1fr] gap-s6 break-inside-avoid print:grid">
		{['Decided by', 'Date'].map((what) => (
			<p key={what} className="border-t pt-s1 text-small">
				{what}
			</p>
		))}
	</div>
)

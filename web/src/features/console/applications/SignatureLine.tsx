/** Below a printed application: who decided on it, by hand. */
export const SignatureLine = () => (
	<div className="mt-s7 hidden grid-cols-[2fr_1fr] gap-s6 break-inside-avoid print:grid">
		{['Decided by', 'Date'].map((what) => (
			<p key={what} className="border-t pt-s1 text-small">
				{what}
			</p>
		))}
	</div>
)

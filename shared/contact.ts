/** How people reach the organization. Pages and emails name both. */
export const contact = { email: 'office@example.org', phone: '(555) 555-0100' } as const

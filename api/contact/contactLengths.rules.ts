/** The limits of the integration request, without yup: the landing page loads them. */
export const CONTACT_LENGTHS = { firstName: 100, lastName: 100, email: 254, company: 200, message: 10_000 } as const;

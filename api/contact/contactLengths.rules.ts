/**
 * Maximum lengths of the integration request's fields, in characters. This file does not import yup, so that the
 * landing page can load it without yup.
 */
export const CONTACT_LENGTHS = { firstName: 100, lastName: 100, email: 254, company: 200, message: 10_000 } as const;

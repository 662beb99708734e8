/**
 * Maximum lengths of the integration request's fields, in characters. The file does not import yup, so that the landing
 * page does not load yup.
 */
export const CONTACT_LENGTHS = { firstName: 100, lastName: 100, email: 254, company: 200, message: 10_000 } as const;

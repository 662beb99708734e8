/** Requests to /graphql and /api in a minute, unless the environment says otherwise: of a signed-in person, and of all visitors of one address together. */
export const REQUESTS_A_MINUTE = { person: 3000, address: 6000 };

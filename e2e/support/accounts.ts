/** The administrator that the journeys' server is started with. */
export const ADMIN = { username: "admin", password: "journeys-admin" };

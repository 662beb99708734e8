export interface Account {
  username: string;
  password: string;
}

/** The first administrator of the journeys' server. */
export const ADMIN = { username: "admin", password: "journeys-admin" };

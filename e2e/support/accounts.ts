export interface Account {
  username: string;
  password: string;
}

/** The administrator whom the journeys' server creates when it starts on an empty database. */
export const ADMIN = { username: "admin", password: "journeys-admin" };

/** The location state that RequireSession gives to /login when the server ended a session in use. */
export interface LostSession {
  /** The address of the screen, with its search. */
  from: string;
  /** Whose session it was: nobody else is led back there. */
  userId: string;
}

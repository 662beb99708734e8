/** The name under which a form is kept; without an id, that of a new record. */
export const keptAs = (noun: string, id = "new") => `${noun} ${id}`;

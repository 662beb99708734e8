const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a UUID of any version. Every row's id is a UUID, so no query is needed for any other text. */
export const isId = (text: string) => UUID.test(text);

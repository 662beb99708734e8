const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A UUID of any version. No row has another id, so a malformed one is not looked up. */
export const isId = (text: string) => UUID.test(text);

export { siteFacts as site } from "#api/core/rules/siteFacts.rules.ts";

/** A placeholder in built pages for the site's origin, which only the running server knows. */
export const ORIGIN = "https://origin.invalid";

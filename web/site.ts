export { siteFacts as site } from "#api/core/rules/siteFacts.rules.ts";

/**
 * A placeholder in built pages for the site's origin. The running server replaces it, because the build does not know
 * the origin.
 */
export const ORIGIN = "https://origin.invalid";

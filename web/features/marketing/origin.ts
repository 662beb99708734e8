/** Placeholder of the site's origin in built pages, which only the server knows. */
export const ORIGIN = "https://origin.invalid";

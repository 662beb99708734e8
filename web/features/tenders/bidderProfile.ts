/** Whether the viewer has the company profile that is required to bid. */
export type BidderProfile = "loading" | "missing" | "present" | "unknown";

/**
 * A profile that failed to load is "unknown", not "missing", so that the user can still bid. The server checks the
 * profile when the bid is submitted.
 */
export function bidderProfileOf({
  profile,
  loading,
  error,
}: {
  profile: unknown;
  loading: boolean;
  error?: unknown;
}): BidderProfile {
  if (profile) return "present";
  if (loading) return "loading";
  return error ? "unknown" : "missing";
}

/** Whether the viewer has the required company profile. */
export type BidderProfile = "loading" | "missing" | "present" | "unknown";

/**
 * A profile that failed to load is "unknown", not "missing": the server checks the profile when the bid is submitted.
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

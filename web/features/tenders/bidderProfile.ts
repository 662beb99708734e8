/** Whether the viewer has the company profile that a bidder needs. */
export type BidderProfile = "loading" | "missing" | "present" | "unknown";

/** A profile that could not be asked for is not a missing one: the server decides when the bid comes. */
export function bidderProfileOf({ profile, loading, error }: { profile: unknown; loading: boolean; error?: unknown }): BidderProfile {
  if (profile) return "present";
  if (loading) return "loading";
  return error ? "unknown" : "missing";
}

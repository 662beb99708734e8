/** Spec §4, bid form. */
export const PROFILE_REQUIRED = "Please create your company profile to submit bids";

/** Spec §4, bid form: the message of the refusal PROFILE_REQUIRED. */
export const PROFILE_REQUIRED = "Please create your company profile to submit bids";

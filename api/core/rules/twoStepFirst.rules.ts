/** The sentence of FORBIDDEN for an administrator who must set up two-step sign-in first; the screens tell it from other refusals by it. */
export const TWO_STEP_FIRST = "Administrators need two-step sign-in here. Please set it up in your settings first.";

/** Of the filter `changedSince` of every list that has it. */
export const CHANGED_SINCE =
  "Created or changed at or after this time: the `changesUntil` of the last answer, so that no change is missed and a few come twice. " +
  "A date without a time means 00:00:00.000 UTC of that day. BAD_USER_INPUT for a time in the future.";

/** Of what is gone. */
export const REMOVED_SINCE = "Removed at or after this time: the `changesUntil` of the last answer. BAD_USER_INPUT for a time in the future.";

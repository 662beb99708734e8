/** The GraphQL description of the filter `changedSince`. */
export const CHANGED_SINCE =
  "Created or changed at or after this time. Send the `changesUntil` of the last answer: then no change is missed, and a few changes may be returned twice. " +
  "A date without a time means 00:00:00.000 UTC of that day. BAD_USER_INPUT for a time in the future.";

/** The GraphQL description of `changedSince` in lists of removed objects. */
export const REMOVED_SINCE =
  "Removed at or after this time. Send the `changesUntil` of the last answer. BAD_USER_INPUT for a time in the future.";

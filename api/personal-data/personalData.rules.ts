import { object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";

/** The user's own password, typed again to confirm an operation that cannot be undone. */
export const closingSchema = object({ password: untrimmedText().required("Required").max(200, "Invalid input") });

/** The name of the file that a user downloads with the exported personal data. */
export const MY_DATA_FILE = "axion-my-data.json";

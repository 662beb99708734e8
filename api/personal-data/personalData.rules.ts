import { object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";

/** The own password, typed again for what cannot be undone. */
export const closingSchema = object({ password: untrimmedText().required("Required").max(200, "Invalid input") });

/** The name of the file that a person's data is saved under. */
export const MY_DATA_FILE = "axion-my-data.json";

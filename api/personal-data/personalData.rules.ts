import { object } from "yup";

import { untrimmedText } from "#api/core/rules/fields.rules.ts";

/** The user's own password, typed again for acts that cannot be undone. */
export const closingSchema = object({ password: untrimmedText().required("Required").max(200, "Invalid input") });

/** The file name of the export. */
export const MY_DATA_FILE = "axion-my-data.json";

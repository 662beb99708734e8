import { type FormikValues } from "formik";

const PREFIX = "axion_form:";
/** Never written anywhere but into its own field. */
const SECRET = "password";

export interface KeptText {
  /** What the form showed when it was opened. */
  from: FormikValues;
  values: FormikValues;
}

/** What is typed into a form outlives a reload and a session that ends: it is kept in this tab, for this person. */
export function keptForm(owner: string, name: string) {
  const key = `${PREFIX}${owner}:${name}`;
  return {
    /** Null also where the form has other fields by now. */
    read: (shape: FormikValues) => parse(sessionStorage.getItem(key), shape),
    keep: ({ from, values }: KeptText) =>
      sessionStorage.setItem(key, JSON.stringify({ from: withoutSecret(from), values: withoutSecret(values) })),
    drop: () => sessionStorage.removeItem(key),
  };
}
export type KeptForm = ReturnType<typeof keptForm>;

/** Who signs out by choice leaves nothing behind for the next one at this browser: no form's text, and no bid's. */
export function dropKeptForms() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith("axion_")) sessionStorage.removeItem(key);
}

const withoutSecret = (values: FormikValues): FormikValues => (SECRET in values ? { ...values, [SECRET]: "" } : values);

function parse(stored: string | null, shape: FormikValues): KeptText | null {
  try {
    const { from, values } = JSON.parse(stored ?? "{}") as Partial<KeptText>;
    return from && values && isLike(from, shape) && isLike(values, shape) ? { from, values } : null;
  } catch {
    return null;
  }
}

const isLike = (values: FormikValues, shape: FormikValues) =>
  Object.keys({ ...values, ...shape }).every((name) => typeof values[name] === typeof shape[name]);

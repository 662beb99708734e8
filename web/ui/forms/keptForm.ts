import { type FormikValues } from "formik";

const PREFIX = "axion_form:";
/** The field that is never kept. */
const SECRET = "password";

export interface KeptText {
  /** The initial values of the form. */
  from: FormikValues;
  values: FormikValues;
}

/** Form persistence: values survive a reload or a lost session, in this tab's sessionStorage, per user. */
export function keptForm(owner: string, name: string) {
  const key = `${PREFIX}${owner}:${name}`;
  return {
    /** Null also where the kept values have other fields than the form has now. */
    read: (shape: FormikValues) => parse(sessionStorage.getItem(key), shape),
    keep: ({ from, values }: KeptText) =>
      sessionStorage.setItem(key, JSON.stringify({ from: withoutSecret(from), values: withoutSecret(values) })),
    drop: () => sessionStorage.removeItem(key),
  };
}
export type KeptForm = ReturnType<typeof keptForm>;

/** Sign-out on purpose clears all kept values, of forms and of bids, for the next user of this browser. */
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

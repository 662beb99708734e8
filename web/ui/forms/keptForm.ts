import type { FormikValues } from "formik";

const PREFIX = "axion_form:";
/** The fields that are never kept. */
const SECRETS = ["password", "ownPassword"];

export interface KeptText {
  /** The initial values of the form. */
  from: FormikValues;
  values: FormikValues;
}

interface Stored extends KeptText {
  /** A create that was sent and not answered: its content as JSON, and its idempotency key. */
  sent?: { content: string; key: string };
}

/** Form persistence: values survive a reload or a lost session, in this tab's sessionStorage, per user. */
export function keptForm(owner: string, name: string) {
  const key = `${PREFIX}${owner}:${name}`;
  const stored = () => parse(sessionStorage.getItem(key));
  const store = ({ from, values, sent }: Stored) =>
    sessionStorage.setItem(key, JSON.stringify({ from: withoutSecret(from), values: withoutSecret(values), sent }));
  return {
    /** Null also where the kept values have other fields than the form has now. */
    read: (shape: FormikValues): KeptText | null => {
      const kept = stored();
      return kept && isLike(kept.from, shape) && isLike(kept.values, shape) ? { from: kept.from, values: kept.values } : null;
    },
    keep: (text: KeptText) => store({ ...text, sent: stored()?.sent }),
    drop: () => sessionStorage.removeItem(key),
    /** The idempotency key of a create with this content that was sent and not answered. A password makes no difference. */
    retryKey: (content: object) => {
      const sent = stored()?.sent;
      return sent?.content === JSON.stringify(withoutSecret(content)) ? sent.key : undefined;
    },
    /** Kept only beside kept values, and dropped with them. */
    keepRetryKey: (content: object, key: string) => {
      const kept = stored();
      if (kept) store({ ...kept, sent: { content: JSON.stringify(withoutSecret(content)), key } });
    },
    dropRetryKey: () => {
      const kept = stored();
      if (kept) store({ ...kept, sent: undefined });
    },
  };
}
export type KeptForm = ReturnType<typeof keptForm>;

/** Sign-out on purpose clears all kept values, of forms and of bids, for the next user of this browser. */
export function dropKeptForms() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith("axion_")) sessionStorage.removeItem(key);
}

const withoutSecret = <Values extends object>(values: Values): Values =>
  ({ ...values, ...Object.fromEntries(SECRETS.filter((name) => name in values).map((name) => [name, ""])) });

function parse(stored: string | null): Stored | null {
  try {
    const { from, values, sent } = JSON.parse(stored ?? "{}") as Partial<Stored>;
    return from && values ? { from, values, sent } : null;
  } catch {
    return null;
  }
}

const isLike = (values: FormikValues, shape: FormikValues) =>
  Object.keys({ ...values, ...shape }).every((name) => typeof values[name] === typeof shape[name]);

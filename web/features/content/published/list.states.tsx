import { Suspense, type ReactNode } from "react";

import { type ToastWords } from "#web/ui/feedback/toastWords.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

/** Lazy-loaded, because it is needed only for a failed request with a toast. */
const FailureToast = lazyComponent(
  async () => (await import("#web/features/content/published/FailureToast.tsx")).FailureToast,
);

interface LoadingProps {
  label: string;
  count: number;
  kind: "project" | "post";
}

/** Placeholders with the height of the rows, shown while a list loads (spec §2). */
export const ListPlaceholders = ({ label, count, kind }: LoadingProps) => (
  <div role="status" aria-label={label} className="placeholders">
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={`placeholder placeholder-${kind}`} />
    ))}
  </div>
);

interface NothingProps {
  title: string;
  text: string;
  children: ReactNode;
}

export const EmptyList = ({ title, text, children }: NothingProps) => (
  <div className="nothing">
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);

interface UnreadProps {
  text: string;
  /**
   * The text of a toast that is shown in addition to the message on the page, where the specification requires a toast.
   */
  toast?: string;
  words: { retry: string; error: string };
  toasts: ToastWords;
  onRetry: () => void;
}

export const FailedList = ({ text, toast, words, toasts, onRetry }: UnreadProps) => (
  <div role="alert" className="unread">
    <p>{text}</p>
    <button type="button" className="button" onClick={onRetry}>
      {words.retry}
    </button>
    {toast && (
      <Suspense>
        <FailureToast title={words.error} sentence={toast} words={toasts} />
      </Suspense>
    )}
  </div>
);

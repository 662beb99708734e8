import { type ReactNode } from "react";

interface Props {
  /** Bash. e2e/developers.spec.ts runs all examples of the page, one after the other, in one shell. */
  children: ReactNode;
  /** What it prints, where … is anything; the test compares it. */
  answers?: string;
}

export const Example = ({ children, answers }: Props) => (
  <div className="example">
    <pre data-runs=""><code>{children}</code></pre>
    {answers && <pre className="example-answers"><samp>{answers}</samp></pre>}
  </div>
);

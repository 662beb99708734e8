import { type ReactNode } from "react";

interface Props {
  /** Bash. e2e/journeys/public/developers.spec.ts runs all examples of the page, one after the other, in one shell. */
  children: ReactNode;
  /** The expected output, where `…` matches any text. The test compares the real output with it. */
  answers?: string;
}

export const Example = ({ children, answers }: Props) => (
  <div className="example">
    <pre data-runs="">
      <code>{children}</code>
    </pre>
    {answers && (
      <pre className="example-answers">
        <samp>{answers}</samp>
      </pre>
    )}
  </div>
);

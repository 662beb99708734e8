import { type ReactNode } from "react";

interface Props {
  /**
   * The Bash commands of the example. e2e/journeys/public/developers.spec.ts runs all examples of a page in one shell,
   * one after the other.
   */
  children: ReactNode;
  /** The expected output, where `…` matches any text. The end-to-end test compares the real output with it. */
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

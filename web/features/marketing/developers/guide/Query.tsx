/**
 * A GraphQL example that is not run, because the reader's role may not allow it; guide.test.tsx validates it against
 * the schema.
 */
export const Query = ({ children }: { children: string }) => (
  <div className="example">
    <pre data-copied="" data-query="">
      <code>{children}</code>
    </pre>
  </div>
);

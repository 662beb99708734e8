/**
 * A GraphQL example that no test executes, because it needs a role that not every user has. guide.test.tsx only
 * validates it against the schema.
 */
export const Query = ({ children }: { children: string }) => (
  <div className="example">
    <pre data-copied="" data-query="">
      <code>{children}</code>
    </pre>
  </div>
);

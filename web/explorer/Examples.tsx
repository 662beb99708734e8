import { useEditorContext } from "@graphiql/react";
import { flushSync } from "react-dom";

import { EXAMPLE_QUERIES, type ExampleQuery } from "#web/explorer/exampleQueries.ts";

/** Matches windows that are wide enough to show the list of examples beside the editor. */
const WIDE = "(min-width: 60em)";

/**
 * The example queries. A chosen example replaces the text in the editor, or opens in a new tab if the editor contains
 * the user's own query.
 */
export function Examples() {
  const editors = useEditorContext({ nonNull: true });
  const { queryEditor, variableEditor } = editors;

  function open({ query, variables = "" }: ExampleQuery) {
    const written = queryEditor?.getValue().trim() ?? "";
    if (written && EXAMPLE_QUERIES.every((example) => example.query.trim() !== written))
      flushSync(() => editors.addTab());
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    queryEditor?.focus();
  }

  return (
    <details className="examples" open={matchMedia(WIDE).matches}>
      <summary>Examples</summary>
      <ol>
        {EXAMPLE_QUERIES.map((example) => (
          <li key={example.title}>
            <button type="button" onClick={() => open(example)}>
              <b>{example.title}</b>
              <span>{example.about}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

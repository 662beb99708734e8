import "#web/theme/fonts.css";
import "graphiql/style.css";
import "#web/explorer/explorer.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { Explorer } from "#web/explorer/Explorer.tsx";
import { customProperties } from "#web/theme/customProperties.ts";

const tokens = document.createElement("style");
tokens.textContent = customProperties;
document.head.append(tokens);

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <Explorer />
    </StrictMode>,
  );

import { CssBaseline, GlobalStyles } from "@mui/material";
import { type ComponentProps, useLayoutEffect, useSyncExternalStore } from "react";
import { RouterProvider } from "react-router-dom";

import { customProperties } from "#web/theme/customProperties.ts";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { noteToast, takeKeptToast } from "#web/ui/feedback/keptToast.ts";
import { LateToastArea } from "#web/ui/feedback/LateToastArea.tsx";
import { MissingPart } from "#web/ui/feedback/MissingPart.tsx";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";
import { toastWords } from "#web/ui/feedback/toastWords.ts";
import { languageAt } from "#web/ui/frame/useLanguage.ts";

/** The toast that a page showed before it was reloaded, to show it again; null if there was none. */
const kept = takeKeptToast();

interface Props {
  router: ComponentProps<typeof RouterProvider>["router"];
}

/**
 * The React tree of the portal. `useTransitions={false}` turns off React transitions between screens. In a transition,
 * the old and the new screen are rendered at once, and their Apollo queries would make each other refetch without end.
 */
export function App({ router }: Props) {
  const readLanguage = () => languageAt(router.state.location.pathname);
  const language = useSyncExternalStore((changed) => router.subscribe(changed), readLanguage, readLanguage);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <ThemeProvider>
      <CssBaseline />
      <GlobalStyles styles={customProperties} />
      <ToastProvider words={toastWords[language]} Area={LateToastArea} onShown={noteToast} first={kept}>
        <MissingPart language={language} />
        <RouterProvider router={router} useTransitions={false} />
      </ToastProvider>
    </ThemeProvider>
  );
}

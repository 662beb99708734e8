import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";

import { askAgain } from "#web/features/session/confirming/askAgain.ts";
import { ConfirmSignIn } from "#web/features/session/confirming/ConfirmSignIn.tsx";
import { confirmLink } from "#web/graphql/confirmLink.ts";
import { fakeApi, type Answers } from "#web/testing/fakeApi.ts";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";
import { ToastArea } from "#web/ui/feedback/ToastArea.tsx";
import { ToastProvider } from "#web/ui/feedback/ToastProvider.tsx";

/**
 * Renders the routes within the portal's theme, toasts and Apollo client, with a fake API that returns these answers.
 */
export function renderAt(address: string, routes: RouteObject[], answers: Answers = {}) {
  const api = fakeApi(answers);
  const client = new ApolloClient({
    link: ApolloLink.from([confirmLink(askAgain), api.link]),
    cache: new InMemoryCache(),
  });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <ApolloProvider client={client}>
      <ThemeProvider>
        <ToastProvider Area={ToastArea}>
          <RouterProvider router={router} useTransitions={false} />
          <ConfirmSignIn />
        </ToastProvider>
      </ThemeProvider>
    </ApolloProvider>,
  );
  return { ...view, api, router };
}

import { type RouteObject } from "react-router-dom";

import { portalMenu } from "#web/app/portalMenu.ts";
import { portalRoutes } from "#web/app/portalRoutes.tsx";
import { paths } from "#web/paths.ts";

const labels = (isAdmin: boolean, counts: Parameters<typeof portalMenu>[1]) =>
  portalMenu(isAdmin, counts).flatMap(({ items }) => items.map(({ label }) => label));

test.each([
  [0, "Notices", "Questions"],
  [1, "Notices (1)", "Questions (1)"],
  [99, "Notices (99)", "Questions (99)"],
  [100, "Notices (99+)", "Questions (99+)"],
])("the menu counts what waits up to 99: %i", (count, notices, questions) => {
  const menu = labels(true, { unread: count, openQuestions: count });

  expect(menu).toEqual(expect.arrayContaining([notices, questions]));
});

test("a partner's menu counts notices, and has no questions of others", () => {
  const menu = labels(false, { unread: 3, openQuestions: 7 });

  expect(menu).toContain("Notices (3)");
  expect(menu.filter((label) => label.startsWith("Questions"))).toEqual([]);
});

test("an administrator's menu begins with administration, also in the bar of phones; what partners do is folded below", () => {
  const [first, second, ...more] = portalMenu(true, { unread: 0, openQuestions: 0 });

  expect(first?.items.slice(0, 4).map(({ label }) => label)).toEqual(["Dashboard", "Tenders", "Bids", "Questions"]);
  expect(second).toMatchObject({ title: "For partners", isFolded: true });
  expect(more).toEqual([]);
});

test("a partner's bar has the four places of a bidder", () => {
  const [only] = portalMenu(false, { unread: 0, openQuestions: 0 });

  expect(only?.items.slice(0, 4).map(({ label }) => label)).toEqual([
    "Dashboard",
    "Browse Tenders",
    "My Bids",
    "Notices",
  ]);
});

/** Screens without parameters that other screens lead to. */
const NOT_IN_MENU: string[] = [paths.apiTokens, paths.webhooks, paths.createUser];

test("an administrator's menu leads to each screen of the portal, and to none twice", () => {
  const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
    ...(path === undefined ? [] : [path]),
    ...children.flatMap(pathsOf),
  ];
  const screens = pathsOf(portalRoutes).filter((path) => !path.includes(":") && !NOT_IN_MENU.includes(path));

  const places = portalMenu(true, { unread: 0, openQuestions: 0 }).flatMap((group) => group.items.map(({ to }) => to));

  expect(places).toEqual(expect.arrayContaining(screens));
  expect(new Set(places).size).toBe(places.length);
});

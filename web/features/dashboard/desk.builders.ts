import { type AdminDeskKind, type MyDeskKind, type WaitingTenderFragment } from "#web/graphql/generatedDesks.ts";

const HOUR = 60 * 60 * 1000;

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR + HOUR / 2).toISOString();

export const aWaitingTender = (given: Partial<WaitingTenderFragment> = {}) => ({
  __typename: "DeskTender",
  tenderId: "t1",
  tenderNumber: "T-2026-7",
  title: "Bridge over the Mpoko",
  at: inHours(23),
  bidId: null,
  ...given,
});

const aLine = (__typename: string, kind: string, count: number, tenders: object[]) => ({
  __typename,
  kind,
  count,
  at: inHours(23),
  tenders,
});

export const aMyDesk = (
  lines: Partial<Record<MyDeskKind, { count: number; tenders: object[] }>> = {},
  nothingWaits: object | null = null,
  nextClosings: object[] = [],
) => ({
  myDesk: {
    __typename: "MyDesk",
    lines: Object.entries(lines).map(([kind, { count, tenders }]) => aLine("MyDeskLine", kind, count, tenders)),
    nothingWaits: nothingWaits && {
      __typename: "NothingWaits",
      openTenders: 24,
      newTenders: 3,
      fitting: [],
      ...nothingWaits,
    },
    nextClosings,
  },
});

export const aNextClosing = (given: object = {}) => ({
  __typename: "NextClosing",
  tenderId: "t1",
  tenderNumber: "T-2026-7",
  title: "Bridge over the Mpoko",
  closingDate: inHours(23),
  bidId: null,
  hasDraft: false,
  ...given,
});

export const anAdminDesk = (lines: Partial<Record<AdminDeskKind, { count: number; tenders: object[] }>> = {}) => ({
  adminDesk: {
    __typename: "AdminDesk",
    lines: Object.entries(lines).map(([kind, { count, tenders }]) => aLine("AdminDeskLine", kind, count, tenders)),
  },
});

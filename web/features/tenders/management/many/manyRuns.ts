import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { type ManyAct } from "#web/features/tenders/management/many/manyActs.ts";
import { type Candidate, type Standing } from "#web/features/tenders/management/many/manyWords.ts";

interface Mutations {
  setStatus: (tender: { id: string; version: number | undefined }, status: TenderStatus) => Promise<unknown>;
  copy: (id: string, copyNumber: string) => Promise<unknown>;
}

interface Run {
  /** Does the act on one tender. `copyNumber` is the tender number of the copy, if the act creates one. */
  send: (candidate: Candidate, mutations: Mutations, copyNumber: string) => Promise<unknown>;
  /** Whether the act was done, as the tender shows when it is read again; null if the tender does not show it. */
  isDone: ((standing: Standing) => boolean) | null;
}

const settingStatus = (status: TenderStatus): Run => ({
  send: ({ tender: { id }, standing }, { setStatus }) => setStatus({ id, version: standing?.version }, status),
  isDone: (standing) => standing.status === status,
});

export const MANY_RUNS: Record<ManyAct, Run> = {
  publish: settingStatus("open"),
  close: settingStatus("closed"),
  copy: { send: ({ tender: { id } }, { copy }, copyNumber) => copy(id, copyNumber), isDone: null },
};

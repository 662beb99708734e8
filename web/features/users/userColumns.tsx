import { type USER_ORDERS } from "#web/features/users/useUserFinder.ts";
import { roleOf } from "#web/features/users/userWords.ts";
import { words } from "#web/features/users/words/users.en.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import { EmailText } from "#web/ui/EmailText.tsx";
import { type TableColumns } from "#web/ui/lists/table/tableColumn.ts";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { term } from "#web/format/words/terms.en.ts";

type UserColumn =
  "username" | "name" | "email" | "companyName" | "role" | "type" | "status" | "createdAt" | "lastSignInAt" | "twoStep";

/**
 * The columns of User Management's table. A column by which the server can sort has the same name as the server's order
 * field.
 */
export const USER_COLUMNS: TableColumns<UserColumn, ManagedUserFragment, (typeof USER_ORDERS)[number]> = {
  username: {
    label: words.username,
    width: 120,
    order: "username",
    valueOf: ({ username }) => username,
    cell: ({ id, username }) => <span id={`user-${id}`}>{username}</span>,
  },
  name: {
    label: words.name,
    width: 128,
    valueOf: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" ") || null,
  },
  email: {
    label: words.email,
    width: 224,
    order: "email",
    valueOf: ({ email }) => email,
    cell: ({ email }) => <EmailText address={email} />,
  },
  companyName: {
    label: words.company,
    width: 160,
    hidden: true,
    order: "companyName",
    valueOf: ({ companyName }) => companyName ?? null,
  },
  role: { label: words.role, width: 176, hidden: true, valueOf: roleOf },
  type: {
    label: words.account,
    width: 128,
    hidden: true,
    valueOf: ({ isAdmin }) => (isAdmin ? words.administrator : words.partner),
  },
  status: {
    label: words.status,
    width: 104,
    order: "status",
    valueOf: ({ status }) => term(status),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  createdAt: {
    label: words.joined,
    csvLabel: words.joinedUtc,
    width: 108,
    numeric: true,
    order: "createdAt",
    valueOf: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  lastSignInAt: {
    label: words.lastSignIn,
    csvLabel: words.lastSignInUtc,
    width: 200,
    numeric: true,
    hidden: true,
    order: "lastSignInAt",
    valueOf: ({ lastSignInAt }) => lastSignInAt,
    cell: ({ lastSignInAt }) => lastSignInAt && <time dateTime={lastSignInAt}>{formatDateTime(lastSignInAt)}</time>,
  },
  twoStep: {
    label: words.twoStepSignIn,
    width: 152,
    hidden: true,
    valueOf: ({ hasTwoStep }) => (hasTwoStep ? words.on : words.off),
  },
};

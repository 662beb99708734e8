import type { DataSource } from "typeorm";

import { fieldsOf, type Subject } from "#api/audit/recordedFields.ts";
import { AS_FOUND } from "#api/bids/trail/recordAsFound.ts";
import { EVENTS, isSameText } from "#api/bids/trail/sqlOfTrail.ts";

type Compared = "tender" | "bid" | "question" | "user";

/** The fields of a user that determine who may open and decide bids. The other fields are not compared. */
const RIGHTS = ["isAdmin", "status", "deletedAt"];
const REASON = { reason: null, words: null, nextSteps: null };
const json = (value: object) => `'${JSON.stringify(value)}'::jsonb`;

/**
 * By subject, SQL for the values that an event sets. Some mutations also change values that their event does not
 * contain; the SQL adds these.
 */
const SETS: Record<Compared, string> = {
  tender: `CASE act WHEN 'openBids' THEN ${json({ status: "closed" })} || after ELSE after END`,
  // A decision replaces the reason of the previous decision, and a revision of the bid removes the reason.
  bid: `CASE WHEN act = 'reviseBid' THEN ${json({ decidedAt: null, decidedBy: null, ...REASON })} || after
             WHEN after ?| ARRAY['status', 'reason', 'nextSteps'] THEN ${json(REASON)} || after ELSE after END`,
  question: "after",
  user: "after",
};

/** By subject, the operations that create a row. An event of one of them must exist for each row. */
const CREATES: Record<Compared, readonly string[]> = {
  tender: ["createTender", "copyTender", AS_FOUND.act],
  bid: ["submitBid", AS_FOUND.act],
  question: ["askQuestion", AS_FOUND.act],
  user: ["register", "createUser", "createFirstAdministrator", AS_FOUND.act],
};

interface Field {
  name: string;
  column: string;
  type: string;
  isNullable: boolean;
  /**
   * True for a text column. A long text is compared by its hash. Reported differences quote a text only if PRINTED
   * contains the field.
   */
  isText: boolean;
}

const TEXTS: readonly string[] = ["text", "character varying"];

/**
 * Returns SQL that compares each recorded field of each tender, bid, question and user with the newest event that
 * contains the field.
 */
export const fieldChecks = (db: DataSource) => [
  check("tender", "tenders", recordedFields(db, "tender", "tenders")),
  check("bid", "(bids LEFT JOIN decision_reasons ON decision_reasons.bid_id = bids.id)", [
    ...recordedFields(db, "bid", "bids"),
    ...["reason", "words", "next_steps"].map((column) => ({
      name: column === "next_steps" ? "nextSteps" : column,
      column: `decision_reasons.${column}`,
      type: "text",
      isNullable: true,
      isText: true,
    })),
  ]),
  check("question", "tender_questions", recordedFields(db, "question", "tender_questions")),
  check(
    "user",
    "users",
    recordedFields(db, "user", "users").filter(({ name }) => RIGHTS.includes(name)),
    // Leave out erased accounts: the audit event of an erasure contains none of the fields.
    "users.erased_at IS NULL",
  ),
];

/** Text fields whose values are quoted in reported differences. They contain no text that a user typed. */
const PRINTED = ["status", "category", "readsOut", "country"];

function recordedFields(db: DataSource, subject: Subject, table: string): Field[] {
  const { recorded } = fieldsOf(subject);
  return db.entityMetadatas
    .find(({ tableName, tableType }) => tableName === table && tableType === "regular")!
    .columns.filter(({ propertyName }) => recorded.includes(propertyName))
    .map(({ propertyName: name, databaseName, isNullable, type }) => ({
      name,
      column: `${table}.${databaseName}`,
      type: String(type),
      isNullable: isNullable || name === "deletedAt",
      isText: TEXTS.includes(String(type)),
    }));
}

const isAsRecorded = ({ name, column, type, isNullable, isText }: Field) => {
  const recorded = `(fields ->> '${name}')`;
  const same = isText ? isSameText(column, recorded) : `${recorded}::${type} IS NOT DISTINCT FROM ${column}`;
  // Events from before a column was added do not contain the column. A nullable column must then be null. Any other
  // column is then not compared.
  return isNullable ? same : `(NOT fields ? '${name}' OR ${same})`;
};

const words = (field: Field) => {
  const { name, column, isText } = field;
  const values =
    isText && !PRINTED.includes(name)
      ? `'${name} is not what the trail says'`
      : `'${name} is ' || coalesce(${column}::text, 'null') || ', and the trail says ' || coalesce(fields ->> '${name}', 'null')`;
  return `CASE WHEN NOT ${isAsRecorded(field)} THEN ${values} END`;
};

const check = (subject: Compared, tables: string, fields: readonly Field[], where = "true") => {
  const [table] = /\w+/.exec(tables)!;
  const named = fields.map(({ name }) => `'${name}'`).join(", ");
  return `
    WITH stated AS (
      SELECT subject_id, jsonb_object_agg(field.key, field.value ORDER BY occurred_at, id) AS fields,
             bool_or(act IN (${CREATES[subject].map((act) => `'${act}'`).join(", ")})) AS is_created
        FROM ${EVENTS} AS event CROSS JOIN LATERAL jsonb_each(${SETS[subject]}) AS field
       WHERE subject = '${subject}' AND subject_id IS NOT NULL AND field.key IN (${named}) GROUP BY subject_id)
    SELECT '${subject} ' || coalesce(${table}.id, stated.subject_id) || ': '
        || CASE WHEN ${table}.id IS NULL THEN 'the trail has it, and the table does not' WHEN is_created IS NOT TRUE THEN 'no event created it'
                ELSE concat_ws('; ', ${fields.map(words).join(", ")}) END AS difference
      FROM ${tables} FULL JOIN stated ON stated.subject_id = ${table}.id
     WHERE ${table}.id IS NULL OR (${where} AND (is_created IS NOT TRUE OR NOT (${fields.map(isAsRecorded).join(" AND ")})))`;
};

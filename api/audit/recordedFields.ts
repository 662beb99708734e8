/**
 * The types of objects that audit events are about. The entity of each type has the decorator `@RecordedAs`, and each
 * of its columns has `@Recorded`, `@Withheld` or `@NotRecorded`.
 */
export type Subject =
  | "tender"
  | "bid"
  | "bidDraft"
  | "user"
  | "companyProfile"
  | "companyDocument"
  | "contactRequest"
  | "blogPost"
  | "project"
  | "apiToken"
  | "webhook"
  | "question";

/** The names of a subject's columns, grouped by how the audit trail records them. */
interface RecordedFields {
  recorded: readonly string[];
  withheld: readonly string[];
  notRecorded: readonly string[];
}

interface Stated {
  prototype: object;
  name: string;
  as: keyof RecordedFields;
}

const stated: Stated[] = [];
const subjects = new Map<Subject, RecordedFields>();

const columnIs = (as: keyof RecordedFields) => (): PropertyDecorator => (prototype, name) =>
  void stated.push({ prototype, name: String(name), as });

/** Decorates a column: the audit trail records its values before and after a change. */
export const Recorded = columnIs("recorded");

/**
 * Decorates a column: the audit trail records that the column changed, but not its values. Use this decorator for
 * secrets and personal data, because erasePerson cannot remove values from the audit trail.
 */
export const Withheld = columnIs("withheld");

/**
 * Decorates a column that the audit trail does not record. Columns of keys, creation times and versions are never
 * recorded, and do not need this decorator.
 */
export const NotRecorded = columnIs("notRecorded");

/**
 * Decorates an entity: its columns, including inherited columns, become the subject's fields. recordedFields.test.ts
 * fails if a column has none of the three decorators above.
 */
export const RecordedAs =
  (subject: Subject) =>
  (entity: { prototype: object }): void => {
    const own = stated.filter(
      ({ prototype }) =>
        prototype === entity.prototype || Object.prototype.isPrototypeOf.call(prototype, entity.prototype),
    );
    const named = (as: keyof RecordedFields) => own.filter((column) => column.as === as).map(({ name }) => name);
    subjects.set(subject, {
      recorded: named("recorded"),
      withheld: named("withheld"),
      notRecorded: named("notRecorded"),
    });
  };

/** @throws if no entity is decorated with this subject */
export function fieldsOf(subject: Subject): RecordedFields {
  const fields = subjects.get(subject);
  if (!fields) throw new Error(`No entity has @RecordedAs("${subject}")`);
  return fields;
}

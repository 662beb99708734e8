/**
 * The types of subjects. Each one's entity has the decorator `@RecordedAs`, and each of its columns one of the
 * decorators below.
 */
export type Subject =
  | "tender"
  | "bid"
  | "bidDraft"
  | "user"
  | "companyProfile"
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

/** The column is recorded with its value before and after. */
export const Recorded = columnIs("recorded");

/**
 * Only the fact that the column changed is recorded, without its value: for secrets, and for personal data that
 * erasePerson must be able to remove.
 */
export const Withheld = columnIs("withheld");

/** The column is not recorded. Keys, creation times and versions are never recorded and need no decorator. */
export const NotRecorded = columnIs("notRecorded");

/**
 * Decorates an entity: its own and inherited columns become the subject's fields. recordedFields.test.ts reports
 * columns without a decorator.
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

/** The kinds of subject. The entity of each has `@RecordedAs`, each of its columns one of the decorators below. */
export type Subject = "tender" | "bid" | "bidDraft" | "user" | "companyProfile" | "contactRequest" | "blogPost" | "project" | "apiToken" | "webhook" | "question";

/** The names of a subject's columns, by how they get into the audit trail. */
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

const columnIs = (as: keyof RecordedFields) => (): PropertyDecorator => (prototype, name) => void stated.push({ prototype, name: String(name), as });

/** The column is recorded with its value before and after. */
export const Recorded = columnIs("recorded");

/** A change of the column is told, its value is not: personal data, which the trail would keep for good and erasePerson removes, and secrets. */
export const Withheld = columnIs("withheld");

/** The column is not recorded at all. Keys, creation times and versions never are: they need no decorator. */
export const NotRecorded = columnIs("notRecorded");

/** Above an entity: its columns, inherited ones too, are the fields of this subject. recordedFields.test.ts names a column without a decorator. */
export const RecordedAs =
  (subject: Subject) =>
  (entity: { prototype: object }): void => {
    const own = stated.filter(({ prototype }) => prototype === entity.prototype || Object.prototype.isPrototypeOf.call(prototype, entity.prototype));
    const named = (as: keyof RecordedFields) => own.filter((column) => column.as === as).map(({ name }) => name);
    subjects.set(subject, { recorded: named("recorded"), withheld: named("withheld"), notRecorded: named("notRecorded") });
  };

/** @throws where no entity is recorded as this subject */
export function fieldsOf(subject: Subject): RecordedFields {
  const fields = subjects.get(subject);
  if (!fields) throw new Error(`No entity has @RecordedAs("${subject}")`);
  return fields;
}

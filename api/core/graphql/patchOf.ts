import { Field, getMetadataStorage, InputType, Int } from "type-graphql";

type FieldMetadata = ReturnType<typeof getMetadataStorage>["fields"][number];
type Fields = abstract new () => object;
type PatchOf<T> = { [Name in keyof T]?: T[Name] | null } & { version?: number | null };

/** The GraphQL description of the input of every update. */
export const PATCH = "The fields to change. An absent field stays unchanged; null clears an optional field.";

/**
 * Creates the abstract input of an update: it has the fields of the given class, all optional, and the version that the
 * client has read.
 */
export function patchOf<T extends object>(Stated: abstract new () => T) {
  @InputType()
  abstract class Patch {
    @Field(() => Int, {
      nullable: true,
      description: "The version that the client read. A stale version is refused with CONFLICT.",
    })
    version?: number | null;
  }
  const storage = getMetadataStorage();
  for (const field of fieldsOf(Stated)) {
    const typeOptions: FieldMetadata["typeOptions"] = { ...field.typeOptions, nullable: true, defaultValue: undefined };
    // Call `field.getType` first. Only then does `field.typeOptions` contain whether the field is a list.
    const getType = () => {
      const type = field.getType();
      const { array, arrayDepth } = field.typeOptions;
      Object.assign(typeOptions, { array, arrayDepth });
      return type;
    };
    storage.collectClassFieldMetadata({ ...field, target: Patch, getType, typeOptions });
  }
  return Patch as abstract new () => PatchOf<T>;
}

/** All fields of a class, including inherited ones. */
function fieldsOf(stated: Fields) {
  const lineage = new Set<unknown>();
  for (let above: unknown = stated; typeof above === "function"; above = Object.getPrototypeOf(above))
    lineage.add(above);
  return getMetadataStorage().fields.filter(({ target }) => lineage.has(target));
}

import { isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from "graphql";

/**
 * Default descriptions of GraphQL fields and arguments, by name. descriptions.test.ts fails for a field or argument
 * without any description.
 */
const REPEATED: Record<string, string> = {
  id: "A UUID. Ids of one kind sort by the time of creation.",
  tenderId: "The id of the tender.",
  bidId: "The id of the bid.",
  companyId: "The id of the company: that of its user.",
  createdAt: "When the object was created, by the database's clock.",
  published: "Whether visitors can read the item.",
  nodes: "The items of this page, in the order of the list.",
  pageInfo: "The end of this page, and whether another page follows.",
  field: "The value to sort by.",
  direction: "Whether the lowest value comes first or the highest.",
  filter: "The conditions of the list. If absent, all items that the caller may see.",
  orderBy: "The order. The list's description names the default.",
  input: "The values to store.",
  patch: "The values to change.",
  language: "The language of the text or mail.",
};

const ROOTS: Record<string, string> = {
  Query: "The queries. A query changes no data.",
  Mutation: "The acts. Each runs in a separate transaction.",
};

interface Described {
  description?: string | null;
}

/**
 * Adds the default description to each field, argument and type that has no description. Call it once, on a newly built
 * schema.
 */
export function describeRepeated(schema: GraphQLSchema) {
  const describe = (name: string, described: Described) => {
    if (Object.hasOwn(REPEATED, name)) described.description ??= REPEATED[name];
  };
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= ROOTS[type.name];
    if (type.name.endsWith("OrderField")) type.description ??= "The values by which this list can be sorted.";
    if (isEnumType(type) && type.name.endsWith("OrderField"))
      for (const value of type.getValues()) value.description ??= `By ${value.name}.`;
    if (type.name.endsWith("Order")) type.description ??= "The order of a list.";
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) describe(field.name, field);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      describe(field.name, field);
      for (const argument of field.args) describe(argument.name, argument);
    }
  }
  return schema;
}

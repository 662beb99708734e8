import { isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from "graphql";

/** What fields and arguments of these names mean wherever they say nothing else: descriptions.test.ts names one that says nothing at all. */
const REPEATED: Record<string, string> = {
  id: "A UUID. Ids of one kind sort by the time of creation.",
  tenderId: "The id of the tender.",
  bidId: "The id of the bid.",
  companyId: "The id of the company: that of its user.",
  createdAt: "When it was created, by the database's clock.",
  published: "Whether visitors can read it.",
  nodes: "The items of this page, in the order of the list.",
  pageInfo: "Where this page ends, and whether another one follows.",
  field: "What to sort by.",
  direction: "Whether the lowest value comes first or the highest.",
  filter: "Which of them to list; without it all that the caller may see.",
  orderBy: "The order; without it the one that the list's description names.",
  input: "The values to store.",
  patch: "The values to change.",
  language: "The language of the mail that follows.",
};

const ROOTS: Record<string, string> = {
  Query: "What can be read. Reading changes nothing.",
  Mutation: "What can be done, each act in a transaction of its own.",
};

interface Described {
  description?: string | null;
}

/** Fills in what would be written at each of these places in the same words. Call it once, on a schema that was just built. */
export function describeRepeated(schema: GraphQLSchema) {
  const describe = (name: string, described: Described) => {
    if (Object.hasOwn(REPEATED, name)) described.description ??= REPEATED[name];
  };
  for (const type of Object.values(schema.getTypeMap())) {
    type.description ??= ROOTS[type.name];
    if (type.name.endsWith("OrderField")) type.description ??= "What this list can be sorted by.";
    if (isEnumType(type) && type.name.endsWith("OrderField")) for (const value of type.getValues()) value.description ??= `By ${value.name}.`;
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

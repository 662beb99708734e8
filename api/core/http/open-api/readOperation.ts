import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from "graphql";

import { type Access, scopesBelow } from "#api/core/graphql/access.ts";
import type { Route } from "#api/core/http/rest/rest.ts";
import type { Scope, TokenRight } from "#api/core/rules/scopes.rules.ts";

/** What the OpenAPI document needs of the GraphQL operation of a REST route. */
export interface ReadOperation {
  /** The root field in the schema. `node` is the same field in the operation, with its selected fields. */
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  /** The type of the operation's argument `input` or `patch`. */
  input?: GraphQLInputObjectType;
  access: Access;
  tokenRight: TokenRight;
  /** The scopes that a token needs, including those for nested objects. */
  scopes: Scope[];
}

export function readOperation(schema: GraphQLSchema, { operation: text }: Route): ReadOperation {
  const document = parse(text);
  const [operation] = document.definitions as [OperationDefinitionNode];
  const [node] = operation.selectionSet.selections as [FieldNode];
  const field = schema.getRootType(operation.operation)!.getFields()[node.name.value]!;
  const types = (operation.variableDefinitions ?? []).map(({ type }) =>
    getNamedType(typeFromAST(schema, type as never)),
  );
  const { access, tokenRight } = field.extensions as { access: Access; tokenRight: TokenRight };
  const own = tokenRight === "any token" || tokenRight === "no token" ? [] : [tokenRight];
  return {
    field,
    node,
    input: types.find(isInputObjectType),
    access,
    tokenRight,
    scopes: [...new Set([...own, ...scopesBelow(schema, document, operation).keys()])],
  };
}

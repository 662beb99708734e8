import {
  defaultFieldResolver,
  getNamedType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { Extensions } from "type-graphql";

import type { Context, SignedIn, Viewer } from "#api/core/graphql/context.ts";
import type { WriteLimit } from "#api/core/rules/writeLimits.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import type { Scope, TokenRight } from "#api/core/rules/scopes.rules.ts";
import { TWO_STEP_FIRST } from "#api/core/rules/twoStepFirst.rules.ts";

export type Access = "visitor" | "partner" | "admin";

/** A condition beside the role, checked before the input; refuses by throwing. The act checks it again. */
type Precondition = (context: SignedIn) => void;

interface Conditions {
  precondition?: Precondition;
  /** Whether an administrator who must set up two-step sign-in first may use it, too. By default visitors' fields alone. */
  beforeTwoStep?: boolean;
  /** The quota of the person that a mutation counts against. */
  writes?: WriteLimit;
}

/**
 * The access rule of a root field, and what it asks of a token. buildSchema throws if one lacks it, or if a mutation of signed-in
 * users lacks its quota.
 */
export const MayUse = (access: Access, tokenRight: TokenRight, { precondition, beforeTwoStep, writes }: Conditions = {}) =>
  Extensions({ access, tokenRight, precondition, beforeTwoStep, writes });

/** What a token must have for an object below another one, or for a field: of a type all fields of it, and of its connection. */
export const NeedsScope = (scope: Scope) => Extensions({ scope });

/**
 * Spec §6 and the permission table: 401 without a session, 403 without the role, and for an administrator who must set up two-step
 * sign-in first.
 */
export function requireAccess(access: unknown, user: Viewer | null, beforeTwoStep: unknown = false) {
  if (access === "visitor") return;
  if (!user) throw refusal("UNAUTHENTICATED", "Please sign in to continue");
  if (user.mustSetUpTwoStep && beforeTwoStep !== true) throw refusal("FORBIDDEN", TWO_STEP_FIRST);
  if (access === "admin" && !user.isAdmin) throw refusal("FORBIDDEN", "Admin access required");
}

/** A token's own limits, beside those of its user: a session has none. */
export function requireTokenRight(right: TokenRight, token: Context["token"]) {
  if (!token || right === "any token") return;
  if (right === "no token") throw refusal("FORBIDDEN", "No token may do this: sign in with your password instead");
  if (!token.scopes.includes(right)) throw refusal("FORBIDDEN", `This token lacks the scope ${right}`);
}

/** Wraps the resolver of each root field with the guard; nested fields have no overhead. */
export function guardRootFields(schema: GraphQLSchema) {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { access, tokenRight, beforeTwoStep, writes } = field.extensions as Conditions & { access?: Access; tokenRight?: TokenRight };
      if (!access) throw new Error(`${field.name} does not say who may use it: give it @MayUse`);
      if (!tokenRight) throw new Error(`${field.name} does not say what a token needs for it: give it @MayUse`);
      if (root === schema.getMutationType() && access !== "visitor" && !writes) throw new Error(`${field.name} has no quota: give its @MayUse writes`);
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) => {
        requireAccess(access, context.user, beforeTwoStep);
        requireTokenRight(tokenRight, context.token);
        const run = () => resolve(source, args, context, info);
        return writes && context.user ? context.throttle.count(writes, context.user.id).then(run) : run();
      };
    }
  }
  return schema;
}

/** The same check before variables are coerced: a refused caller gets 401 or 403, whatever the input. */
export function requireRights(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  context: Context,
  variables: Record<string, unknown> = {},
) {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  for (const { name, directives } of rootFields(document, operation.selectionSet)) {
    if (isLeftOut(directives, variables)) continue;
    const { access, tokenRight, precondition, beforeTwoStep } = fields[name.value]?.extensions ?? {};
    if (!access) continue;
    requireAccess(access, context.user, beforeTwoStep);
    requireTokenRight(tokenRight as TokenRight, context.token);
    (precondition as Precondition | undefined)?.(context as SignedIn);
  }
  if (context.token) for (const scope of scopesBelow(schema, document, operation)) requireTokenRight(scope, context.token);
}

/** What a token needs for everything below the root fields, in fragments too, whether or not a directive leaves it out. */
export function scopesBelow(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const types = new TypeInfo(schema);
  const seen = new Set<string>();
  const scopes = new Set<Scope>();
  const read = (definition: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(definition, visitWithTypeInfo(types, {
      Field() {
        const field = types.getFieldDef();
        const isRoot = schema.getRootType(operation.operation) === types.getParentType();
        const scope = field && !isRoot && scopeOf(field);
        if (scope) scopes.add(scope);
      },
      FragmentSpread({ name }) {
        if (seen.has(name.value)) return;
        seen.add(name.value);
        for (const each of document.definitions) if (each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name.value) read(each);
      },
    }));
  };
  read(operation);
  return scopes;
}

/** Its own scope, or that of the type that it answers; a connection has the scope of its nodes. */
export function scopeOf(field: GraphQLField<unknown, unknown>): Scope | undefined {
  const type = getNamedType(field.type);
  const { nodes } = isObjectType(type) ? type.getFields() : {};
  return (field.extensions.scope ?? type.extensions.scope ?? (nodes && getNamedType(nodes.type).extensions.scope)) as Scope | undefined;
}

/** Includes fields in fragments, each fragment once. */
export function* rootFields(document: DocumentNode, { selections }: SelectionSetNode, seen = new Set<string>()): Generator<FieldNode> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) yield selection;
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* rootFields(document, selection.selectionSet, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = document.definitions.find(
        (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
      ) as FragmentDefinitionNode | undefined;
      if (fragment) yield* rootFields(document, fragment.selectionSet, seen);
    }
  }
}

/** A field under `@include(if: false)` or `@skip(if: true)` does not run, so it needs no right. */
const isLeftOut = (directives: FieldNode["directives"], variables: Record<string, unknown>) =>
  directives?.some((directive) => {
    const condition = directive.arguments?.find((argument) => argument.name.value === "if")?.value;
    const value = condition?.kind === Kind.VARIABLE ? variables[condition.name.value] : condition?.kind === Kind.BOOLEAN && condition.value;
    return (directive.name.value === "include" && value === false) || (directive.name.value === "skip" && value === true);
  }) === true;

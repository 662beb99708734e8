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
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { Extensions } from "type-graphql";

import type { Context, SignedIn, Viewer } from "#api/core/graphql/context.ts";
import type { WriteLimit } from "#api/core/rules/writeLimits.rules.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { isScope, type Scope, type TokenRight } from "#api/core/rules/scopes.rules.ts";
import { TWO_STEP_FIRST } from "#api/core/rules/refusalCodes.rules.ts";

export type Access = "visitor" | "partner" | "admin";

/**
 * A condition that the caller must meet besides the role. The function throws a refusal if the condition is not met. It
 * runs before the input is read, and the act checks the condition again.
 */
type Precondition = (context: SignedIn) => void;

interface Conditions {
  precondition?: Precondition;
  /**
   * Whether administrators may use the field before they set up two-step sign-in. By default they may use only the
   * fields of visitors.
   */
  beforeTwoStep?: boolean;
  /** The quota that the mutation counts against: a name in WRITES. */
  writes?: WriteLimit;
}

/**
 * Declares who may use a root field, and which scope an API token needs for it. buildSchema throws if a root field has
 * no such declaration, or if a mutation for signed-in users has no quota.
 */
export const MayUse = (
  access: Access,
  tokenRight: TokenRight,
  { precondition, beforeTwoStep, writes }: Conditions = {},
) => Extensions({ access, tokenRight, precondition, beforeTwoStep, writes });

/**
 * Declares the scope that an API token needs to read a nested field. On a type, it applies to every nested field that
 * returns this type or its connection.
 */
export const NeedsScope = (scope: Scope) => Extensions({ scope });

/**
 * Spec §6 and the permission table: refuses UNAUTHENTICATED (401) without a signed-in user. Refuses FORBIDDEN (403) to
 * a user without the role, and to an administrator who must set up two-step sign-in first.
 */
export function requireAccess(access: unknown, user: Viewer | null, beforeTwoStep: unknown = false) {
  if (access === "visitor") return;
  if (!user) throw refusal("UNAUTHENTICATED", "Please sign in to continue");
  if (user.mustSetUpTwoStep && beforeTwoStep !== true) throw refusal("FORBIDDEN", TWO_STEP_FIRST);
  if (access === "admin" && !user.isAdmin) throw refusal("FORBIDDEN", "Admin access required");
}

/** Refuses FORBIDDEN if the token lacks the right. A request with a session instead of a token passes. */
export function requireTokenRight(right: TokenRight, token: Context["token"]) {
  if (!token || right === "any token") return;
  if (right === "no token") throw refusal("FORBIDDEN", "No token may do this: sign in with your password instead");
  if (!token.scopes.includes(right)) throw scopesMissing([right]);
}

/** Whether the caller may use this root field, by role and token. */
export function mayUse(
  { extensions }: GraphQLField<unknown, unknown>,
  { user, token }: Pick<Context, "user" | "token">,
) {
  const { access, tokenRight, beforeTwoStep } = extensions as Conditions & { access?: Access; tokenRight?: TokenRight };
  try {
    requireAccess(access, user, beforeTwoStep);
    requireTokenRight(tokenRight ?? "no token", token);
    return true;
  } catch {
    return false;
  }
}

/**
 * The refusal FORBIDDEN for a token that lacks scopes. It lists them for the header WWW-Authenticate.
 * @param path The path of the first field that needs one of the scopes
 */
function scopesMissing(scopes: readonly Scope[], path?: readonly string[]) {
  const named = new Intl.ListFormat("en").format(scopes);
  return new GraphQLError(`This token lacks the scope${scopes.length > 1 ? "s" : ""} ${named}`, {
    path,
    extensions: { code: "FORBIDDEN", scopes },
  });
}

/**
 * Adds the checks of access, token right and quota to the resolver of each root field. Nested fields are not wrapped,
 * so they have no overhead.
 */
export function guardRootFields(schema: GraphQLSchema) {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { access, tokenRight, beforeTwoStep, writes } = field.extensions as Conditions & {
        access?: Access;
        tokenRight?: TokenRight;
      };
      if (!access) throw new Error(`${field.name} does not say who may use it: give it @MayUse`);
      if (!tokenRight) throw new Error(`${field.name} does not say what a token needs for it: give it @MayUse`);
      if (root === schema.getMutationType() && access !== "visitor" && !writes)
        throw new Error(`${field.name} has no quota: give its @MayUse writes`);
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) => {
        requireAccess(access, context.user, beforeTwoStep);
        requireTokenRight(tokenRight, context.token);
        const run = () => resolve(source, args, context, info);
        if (!writes || !context.user) return run();
        return context.throttle.count(writes, context.user.id).then((quota) => {
          context.note.quota = quota;
          return run();
        });
      };
    }
  }
  return schema;
}

/**
 * Checks rights and preconditions before variables are coerced, so that a caller without the right gets 401 or 403 for
 * any input. The refusal of a token names all scopes that the operation needs and the token lacks.
 */
export function requireRights(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  context: Context,
  variables: Record<string, unknown> = {},
) {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const needed = new Map<Scope, readonly string[]>();
  const preconditions: Precondition[] = [];
  for (const { alias, name, directives } of rootFields(document, operation.selectionSet)) {
    if (isLeftOut(directives, variables)) continue;
    const { access, tokenRight, precondition, beforeTwoStep } = fields[name.value]?.extensions ?? {};
    if (!access) continue;
    requireAccess(access, context.user, beforeTwoStep);
    const right = tokenRight as TokenRight;
    if (isScope(right)) needed.set(right, needed.get(right) ?? [(alias ?? name).value]);
    else requireTokenRight(right, context.token);
    if (precondition) preconditions.push(precondition as Precondition);
  }
  if (context.token) {
    for (const [scope, path] of scopesBelow(schema, document, operation))
      if (!needed.has(scope)) needed.set(scope, path);
    requireScopes(needed, context.token);
  }
  for (const precondition of preconditions) precondition(context as SignedIn);
}

function requireScopes(needed: ReadonlyMap<Scope, readonly string[]>, { scopes }: NonNullable<Context["token"]>) {
  const missing = [...needed.keys()].filter((scope) => !scopes.includes(scope));
  if (missing[0]) throw scopesMissing(missing, needed.get(missing[0]));
}

/**
 * The scopes that a token needs for all nested fields, including those in fragments and those that a directive skips.
 * Each scope is mapped to the path, in the answer, of the first field that needs it.
 */
export function scopesBelow(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const types = new TypeInfo(schema);
  const seen = new Set<string>();
  const scopes = new Map<Scope, string[]>();
  const path: string[] = [];
  const read = (definition: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(
      definition,
      visitWithTypeInfo(types, {
        Field: {
          enter({ alias, name }) {
            path.push((alias ?? name).value);
            const field = types.getFieldDef();
            const isRoot = schema.getRootType(operation.operation) === types.getParentType();
            const scope = field && !isRoot && scopeOf(field);
            if (scope && !scopes.has(scope)) scopes.set(scope, [...path]);
          },
          leave() {
            path.pop();
          },
        },
        FragmentSpread({ name }) {
          if (seen.has(name.value)) return;
          seen.add(name.value);
          for (const each of document.definitions)
            if (each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name.value) read(each);
        },
      }),
    );
  };
  read(operation);
  return scopes;
}

/** The field's own scope, or the scope of its type. A connection has the scope of its nodes. */
export function scopeOf(field: GraphQLField<unknown, unknown>): Scope | undefined {
  const type = getNamedType(field.type);
  const { nodes } = isObjectType(type) ? type.getFields() : {};
  return (field.extensions.scope ?? type.extensions.scope ?? (nodes && getNamedType(nodes.type).extensions.scope)) as
    Scope | undefined;
}

/** All root fields of an operation, including those in fragments. A fragment is read only once. */
export function* rootFields(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  seen = new Set<string>(),
): Generator<FieldNode> {
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

/** True for a field under `@include(if: false)` or `@skip(if: true)`. The field does not run, so it needs no right. */
const isLeftOut = (directives: FieldNode["directives"], variables: Record<string, unknown>) =>
  directives?.some((directive) => {
    const condition = directive.arguments?.find((argument) => argument.name.value === "if")?.value;
    const value =
      condition?.kind === Kind.VARIABLE
        ? variables[condition.name.value]
        : condition?.kind === Kind.BOOLEAN && condition.value;
    return (
      (directive.name.value === "include" && value === false) || (directive.name.value === "skip" && value === true)
    );
  }) === true;

import {
  defaultFieldResolver,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { Extensions } from "type-graphql";

import type { Context, SignedIn, Viewer } from "#api/core/graphql/context.ts";
import type { WriteLimit } from "#api/core/http/throttle.ts";
import { refusal } from "#api/core/rules/refusal.ts";
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

/** The access rule of a root field. buildSchema throws if one lacks it, or if a mutation of signed-in users lacks its quota. */
export const MayUse = (access: Access, { precondition, beforeTwoStep, writes }: Conditions = {}) => Extensions({ access, precondition, beforeTwoStep, writes });

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

/** Wraps the resolver of each root field with the guard; nested fields have no overhead. */
export function guardRootFields(schema: GraphQLSchema) {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { access, beforeTwoStep, writes } = field.extensions as Conditions & { access?: Access };
      if (!access) throw new Error(`${field.name} does not say who may use it: give it @MayUse`);
      if (root === schema.getMutationType() && access !== "visitor" && !writes) throw new Error(`${field.name} has no quota: give its @MayUse writes`);
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: Context, info) => {
        requireAccess(access, context.user, beforeTwoStep);
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
    const { access, precondition, beforeTwoStep } = fields[name.value]?.extensions ?? {};
    if (!access) continue;
    requireAccess(access, context.user, beforeTwoStep);
    (precondition as Precondition | undefined)?.(context as SignedIn);
  }
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

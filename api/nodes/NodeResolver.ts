import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Query, Resolver } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { Node } from "#api/core/graphql/Node.ts";
import { NullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { readNode } from "#api/nodes/readNodes.ts";

const RIGHTS = "as the query of its type, such as `tender`, would refuse it: role, own objects and the token's scope";

@Resolver()
export class NodeResolver {
  @Query(() => Node, { description: `One object of any type that implements Node. NOT_FOUND ${RIGHTS}.` })
  @MayUse("visitor", "any token")
  @NullIfRefused()
  async node(
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ): Promise<Node> {
    const node = await readNode(context, schema, id);
    if (!node) throw notFound("Object");
    return node;
  }

  @Query(() => [Node], {
    nullable: "items",
    complexity: ({ args, childComplexity }) => 1 + lengthOf(args.ids) * (1 + childComplexity),
    description: `The objects with these ids, in their order. An object is null ${RIGHTS}; then it has no error.`,
  })
  @MayUse("visitor", "any token")
  nodes(
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg("ids", () => [ID], { description: `At most ${MAX_PAGE} ids.` }) ids: string[],
  ): Promise<(Node | null)[]> {
    if (ids.length > MAX_PAGE) throw badInput({ ids: `Must be at most ${MAX_PAGE} ids` });
    return Promise.all(ids.map((id) => readNode(context, schema, id)));
  }
}

const lengthOf = (ids: unknown) => (Array.isArray(ids) ? Math.min(ids.length, MAX_PAGE) : MAX_PAGE);

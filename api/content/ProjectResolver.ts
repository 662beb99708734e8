import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";

import { ContentOrder, ProjectInput, ProjectPatch, ContentFilter } from "#api/content/ContentInput.ts";
import { createProject } from "#api/content/createProject.ts";
import { deleteProject } from "#api/content/deleteProject.ts";
import { findProject } from "#api/content/findContent.ts";
import { listContent } from "#api/content/listContent.ts";
import { Project } from "#api/content/Project.ts";
import { updateProject } from "#api/content/updateProject.ts";
import { MayUse } from "#api/core/graphql/access.ts";
import { NullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { connectionOf, PageArgs } from "#api/core/graphql/connection.ts";
import type { Context, SignedIn } from "#api/core/graphql/context.ts";
import { requestedProperties } from "#api/core/graphql/readsOfRow.ts";
import { withChangesUntil } from "#api/core/graphql/withChangesUntil.ts";

const ProjectConnection = connectionOf(Project, { tellsChanges: true });

@Resolver(() => Project)
export class ProjectResolver {
  @Query(() => ProjectConnection, {
    description: "Published projects, newest first by default; administrators may ask for the others.",
  })
  @MayUse("visitor", "any token")
  projects(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => ContentFilter, { nullable: true }) filter?: ContentFilter,
    @Arg("orderBy", () => ContentOrder, { nullable: true }) orderBy?: ContentOrder,
  ) {
    return withChangesUntil(context, info, () =>
      listContent(context, Project, page, filter, orderBy, requestedProperties(info)),
    );
  }

  @Query(() => Project, {
    description: "One project. NOT_FOUND for an unpublished project, except for administrators.",
  })
  @MayUse("visitor", "any token")
  @NullIfRefused()
  project(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return findProject(context, id);
  }

  @Mutation(() => Project, { description: "Administrators only." })
  @MayUse("admin", "content:write", { writes: "content writes" })
  createProject(@Ctx() context: SignedIn, @Arg("input", () => ProjectInput) input: ProjectInput) {
    return createProject(context, input);
  }

  @Mutation(() => Project, { description: "Administrators only." })
  @MayUse("admin", "content:write", { writes: "content writes" })
  updateProject(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("patch", () => ProjectPatch) patch: ProjectPatch,
  ) {
    return updateProject(context, id, patch);
  }

  @Mutation(() => Project, {
    description: "Administrators only. Deletes the item permanently. To keep it, unpublish it instead.",
  })
  @MayUse("admin", "content:write", { writes: "content writes" })
  deleteProject(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return deleteProject(context, id);
  }
}

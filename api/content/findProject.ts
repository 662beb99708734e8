import { Project } from "#api/content/Project.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { readsUnpublished } from "#api/content/readsUnpublished.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Refuses NOT_FOUND also for a project that is not published, unless an administrator asks. */
export async function findProject(context: Pick<Context, "db" | "user" | "token">, id: string): Promise<Project> {
  const visible = readsUnpublished(context) ? {} : { published: true };
  const project = isId(id) ? await context.db.manager.findOneBy(Project, { id, ...visible }) : null;
  if (!project) throw notFound("Project");
  return project;
}

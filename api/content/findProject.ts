import { Project } from "#api/content/Project.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Refuses NOT_FOUND also for a project that is not published, unless an administrator asks. */
export async function findProject({ db, user }: Pick<Context, "db" | "user">, id: string): Promise<Project> {
  const visible = user?.isAdmin ? {} : { published: true };
  const project = isId(id) ? await db.manager.findOneBy(Project, { id, ...visible }) : null;
  if (!project) throw notFound("Project");
  return project;
}

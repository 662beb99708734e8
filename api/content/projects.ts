import type { Context } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/database/ids.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import { valid, validPatch } from "#api/core/rules/valid.ts";
import type { ProjectInput, ProjectPatch } from "#api/content/ContentInput.ts";
import { Project } from "#api/content/Project.ts";
import { projectSchema } from "#api/content/project.rules.ts";

/** A project that is not published does not exist but for administrators: NOT_FOUND. */
export async function findProject({ db, user }: Pick<Context, "db" | "user">, id: string): Promise<Project> {
  const visible = user?.isAdmin ? {} : { published: true };
  const project = isId(id) ? await db.manager.findOneBy(Project, { id, ...visible }) : null;
  if (!project) throw notFound("Project");
  return project;
}

export async function createProject({ db }: Pick<Context, "db">, input: ProjectInput): Promise<Project> {
  const fields = valid(projectSchema, input);
  return db.transaction(async (tx) => {
    const { id } = await tx.save(Project, fields);
    return tx.findOneByOrFail(Project, { id });
  });
}

export async function updateProject({ db }: Pick<Context, "db">, id: string, patch: ProjectPatch): Promise<Project> {
  const changes = validPatch(projectSchema, patch);
  return db.transaction(async (tx) => {
    const stored = isId(id) ? await tx.findOne(Project, { where: { id }, lock: { mode: "pessimistic_write" } }) : null;
    if (!stored) throw notFound("Project");
    refuseStaleEdit("project", stored.version, patch.version);
    return tx.save(Project, Object.assign(stored, changes));
  });
}

export async function deleteProject({ db }: Pick<Context, "db">, id: string) {
  const deleted = isId(id) ? await db.manager.delete(Project, { id }) : null;
  if (!deleted?.affected) throw notFound("Project");
  return true;
}

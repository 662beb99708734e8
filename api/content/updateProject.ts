import { recordChange } from "#api/audit/recordEvent.ts";
import type { ProjectPatch } from "#api/content/ContentInput.ts";
import { Project } from "#api/content/Project.ts";
import { projectSchema } from "#api/content/project.rules.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { refuseStaleEdit, notFound } from "#api/core/rules/refusal.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { validPatch } from "#api/core/rules/valid.ts";

/** Updates a project. Refuses NOT_FOUND if there is none, and CONFLICT for a stale version. */
export async function updateProject(context: Context, id: string, patch: ProjectPatch): Promise<Project> {
  const changes = validPatch(projectSchema, patch);
  return context.db.transaction(async (tx) => {
    const stored = isId(id) ? await tx.findOne(Project, { where: { id }, lock: { mode: "pessimistic_write" } }) : null;
    if (!stored) throw notFound("Project");
    refuseStaleEdit("project", stored.version, patch.version);
    const before = Object.assign({}, stored);
    return recordChange(
      tx,
      context,
      { act: "updateProject", subject: "project" },
      before,
      await tx.save(Project, Object.assign(stored, changes)),
    );
  });
}

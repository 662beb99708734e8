import { recordEvent } from "#api/audit/recordEvent.ts";
import { creationOf } from "#api/audit/recordedValue.ts";
import { Project } from "#api/content/Project.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Permanently deletes a project and returns the deleted project. Refuses NOT_FOUND if there is none. */
export async function deleteProject(context: Context, id: string) {
  return context.db.transaction(async (tx) => {
    const stored = isId(id) ? await tx.findOne(Project, { where: { id }, lock: { mode: "pessimistic_write" } }) : null;
    if (!stored) throw notFound("Project");
    await tx.delete(Project, { id });
    await recordEvent(tx, context, {
      act: "deleteProject",
      subject: "project",
      subjectId: id,
      before: creationOf("project", stored).after,
    });
    return stored;
  });
}

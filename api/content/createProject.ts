import { recordCreation } from "#api/audit/recordEvent.ts";
import type { ProjectInput } from "#api/content/ContentInput.ts";
import { Project } from "#api/content/Project.ts";
import { projectSchema } from "#api/content/project.rules.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";

/** Creates a project. Refuses BAD_USER_INPUT, and all that createOnce refuses. */
export async function createProject(context: SignedIn, input: ProjectInput): Promise<Project> {
  const fields = valid(projectSchema, input);
  return createOnce(context, {
    act: "createProject",
    noun: "project",
    owner: context.user.id,
    input,
    terms: fields,
    create: async (tx) =>
      recordCreation(tx, context, { act: "createProject", subject: "project" }, await tx.save(Project, fields)),
    read: (tx, id) => tx.findOneBy(Project, { id }),
  });
}

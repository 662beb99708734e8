import type { ProjectInput } from "#api/content/ContentInput.ts";
import { Project } from "#api/content/Project.ts";
import { projectSchema } from "#api/content/project.rules.ts";
import type { Context } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";

export async function createProject({ db }: Pick<Context, "db">, input: ProjectInput): Promise<Project> {
  const fields = valid(projectSchema, input);
  return db.transaction(async (tx) => {
    const { id } = await tx.save(Project, fields);
    return tx.findOneByOrFail(Project, { id });
  });
}

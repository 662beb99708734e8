import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DevelopersFrame } from "#web/features/marketing/developers/DevelopersFrame.tsx";
import { Programs } from "#web/features/marketing/developers/programs/Programs.tsx";
import { PROGRAM_TASKS } from "#web/features/marketing/developers/programs/programs.ts";
import { programTexts } from "#web/features/marketing/developers/programs/programTexts.ts";

/** Example programs that use the API, for developers to start from. */
export const ProgramsPage = ({ copy }: { copy: DevelopersCopy }) => (
  <DevelopersFrame copy={copy} page="programs" contents={PROGRAM_TASKS}>
    <Programs texts={programTexts} />
  </DevelopersFrame>
);

import { readdirSync } from "node:fs";
import { join } from "node:path";

import {
  PROGRAM_LANGUAGES,
  PROGRAM_TASKS,
  type ProgramLanguage,
} from "#web/features/marketing/developers/programs/programs.ts";

test.each(Object.keys(PROGRAM_LANGUAGES) as ProgramLanguage[])(
  "every %s program of e2e/examples is on the page once, and no other",
  (language) => {
    const shown = PROGRAM_TASKS.flatMap(({ files }) => files[language]);

    expect([...shown].sort()).toEqual(
      readdirSync(join("e2e/examples", language))
        .filter((file) => /\.(ts|py|sh)$/.test(file))
        .sort(),
    );
  },
);

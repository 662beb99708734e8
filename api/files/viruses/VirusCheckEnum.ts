import { registerEnumType } from "type-graphql";

import { asEnum } from "#api/core/graphql/scalars.ts";
import { VIRUS_CHECKS } from "#api/files/file.rules.ts";

export const VirusCheckEnum = asEnum(VIRUS_CHECKS);
registerEnumType(VirusCheckEnum, {
  name: "VirusCheck",
  description: "Whether an uploaded file was checked for viruses.",
  valuesConfig: {
    notChecked: {
      description: "The file was not checked: this server had no virus check, or the file was too large for it.",
    },
    checking: { description: "The file is whole and is being checked. Until then it cannot be downloaded." },
    clean: { description: "The check found no virus when the file was uploaded." },
    infected: { description: "The check found a virus. The file was deleted." },
  },
});

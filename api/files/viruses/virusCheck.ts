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

/** SQL expression for the VirusCheck of a whole or refused file. @param files The SQL alias of the row of `files` */
export const virusCheckOf = (files: string) => `
  CASE WHEN ${files}.state = 'checking' THEN 'checking' WHEN ${files}.virus IS NOT NULL THEN 'infected' WHEN ${files}.scanned_at IS NULL THEN 'notChecked' ELSE 'clean' END`;

/**
 * SQL condition: the file of this id, if there is one, was not refused because of a virus.
 * @param fileId An SQL expression for the id of a file, or null
 */
export const isNotInfected = (fileId: string) =>
  `NOT EXISTS (SELECT FROM files AS refused WHERE refused.id = ${fileId} AND refused.state = 'refused')`;

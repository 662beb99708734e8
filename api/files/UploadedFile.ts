import { Field, ID, ObjectType, registerEnumType } from "type-graphql";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { asEnum, DateTimeISO, SafeInt } from "#api/core/graphql/scalars.ts";
import {
  FILE_PURPOSES,
  FILE_STATES,
  type FilePurposeName,
  type FileState,
  type VirusCheck,
} from "#api/files/file.rules.ts";
import { VirusCheckEnum } from "#api/files/viruses/VirusCheckEnum.ts";

const FileStateEnum = asEnum(FILE_STATES);
registerEnumType(FileStateEnum, {
  name: "FileState",
  description: "Whether an uploaded file is whole.",
  valuesConfig: {
    uploading: { description: "The upload is not complete. It can be continued at /files/{id} for 7 days." },
    checking: {
      description:
        "The file is whole and stored, and is being checked for viruses. It belongs to the bid or the tender that names it, and can be downloaded after the check.",
    },
    kept: { description: "The file is whole and stored." },
    refused: {
      description:
        "The file was deleted: it contained a virus, or another file arrived than the one with the declared SHA-256.",
    },
    expired: {
      description:
        "The file was deleted: by its owner, because its upload was not completed within 7 days, or because no tender, bid, draft of a bid or company document named it for 30 days.",
    },
  },
});

const FilePurposeEnum = asEnum(FILE_PURPOSES);
registerEnumType(FilePurposeEnum, {
  name: "FilePurpose",
  description: "What a file was uploaded for.",
  valuesConfig: {
    tenderDocument: { description: "A document of a tender. Uploaded by administrators." },
    bidDocument: { description: "A document of a bid on a tender." },
    companyDocument: { description: "A document that a company keeps for its bids." },
  },
});

@ObjectType({ description: "A file that the signed-in user uploaded to /files." })
@NeedsScope("files:write")
export class UploadedFile {
  @Field(() => ID, { description: "The file is at /files/{id}." })
  id: string;

  @Field(() => FilePurposeEnum, { description: "What the file was uploaded for." })
  purpose: FilePurposeName;

  @Field(() => ID, { nullable: true, description: "The tender for which the file was uploaded." })
  tenderId: string | null;

  @Field(() => String, { description: "The name under which the file was uploaded." })
  name: string;

  @Field(() => SafeInt, { description: "The size of the whole file." })
  bytes: number;

  @Field(() => String, {
    nullable: true,
    description:
      "The SHA-256 of the file's bytes: 64 hexadecimal digits in lower case. While the file is uploaded, the one that the client declared.",
  })
  sha256: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The media type by the file's first bytes; null until the file is whole.",
  })
  mediaType: string | null;

  @Field(() => FileStateEnum, { description: "Whether the file is whole." })
  state: FileState;

  @Field(() => VirusCheckEnum, {
    nullable: true,
    description: "Whether the file was checked for viruses; null until it is whole.",
  })
  virusCheck: VirusCheck | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of the virus that the check found, as the check reports it; null without a virus.",
  })
  virus: string | null;

  @Field(() => DateTimeISO, { description: "When the upload began, by the database's clock." })
  startedAt: Date;

  @Field(() => DateTimeISO, { nullable: true, description: "When the file became whole, by the database's clock." })
  wholeAt: Date | null;
}

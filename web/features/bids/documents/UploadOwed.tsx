import { useApolloClient } from "@apollo/client/react";
import { Box } from "@mui/material";
import { useEffect, useState } from "react";

import { type FileStateHere, type useFilesOfTender } from "#web/features/bids/documents/useFilesOfTender.ts";
import { type MyBid } from "#web/features/bids/ownBid.ts";
import { FileChoice } from "#web/ui/fingerprints/FileChoice.tsx";
import { useFingerprints } from "#web/ui/fingerprints/useFingerprints.ts";
import { words } from "#web/features/bids/documents/words/documents.en.ts";

interface Props {
  /** The files that the bid names and the buyer cannot open yet. */
  owed: MyBid["documents"];
  files: ReturnType<typeof useFilesOfTender>;
}

const isUploaded = (state: FileStateHere) => typeof state === "object" && state.state === "uploaded";

/** Uploads files that the bid names. A file is recognised by its SHA-256, so its name does not matter. */
export function UploadOwed({ owed, files: { upload, stateOf } }: Props) {
  const client = useApolloClient();
  const [other, setOther] = useState<string | null>(null);
  const fingerprints = useFingerprints({
    onRead({ name, sha256 }, file) {
      const document = owed.find((each) => each.sha256 === sha256);
      setOther(document ? null : words.isNoneOfTheMissingFiles(name));
      if (document) upload(document, file);
    },
  });
  const uploaded = owed.filter((document) => isUploaded(stateOf(document))).length;
  useEffect(() => {
    if (uploaded > 0) void client.refetchQueries({ include: ["MyBid"] });
  }, [client, uploaded]);
  return (
    <Box className="no-print" data-owed="" sx={{ mt: 2 }}>
      <FileChoice
        {...fingerprints}
        problems={other ? [...fingerprints.problems, other] : fingerprints.problems}
        label={words.uploadTheMissingFiles}
        note={words.chooseTheSameFilesThatYou}
        multiple
      />
    </Box>
  );
}

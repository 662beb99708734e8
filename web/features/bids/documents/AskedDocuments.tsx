import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Typography } from "@mui/material";
import { useFormikContext } from "formik";
import { useState } from "react";

import { type NamedDocument } from "#api/bids/documents/bidDocument.rules.ts";
import { type CompanyDocumentKind, expiresBefore } from "#api/company-documents/documentKinds.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";

import { words } from "#web/features/bids/documents/words/documents.en.ts";
import { type TypedBid } from "#web/features/bids/drafts/bidDraft.ts";
import { formatDate } from "#web/format/dates.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import {
  type CompanyDocumentFactsFragment,
  useAttachCompanyDocumentMutation,
  useCompanyDocumentsQuery,
} from "#web/graphql/generatedOnDemand.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { words as kinds } from "#web/ui/company-documents/words/kinds.en.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  tenderId: string;
  asked: readonly CompanyDocumentKind[];
  closingDate?: string;
}

/** Adds a number to the name of a file if the bid has a file of this name: "Certificate (2).pdf". */
function freeName(name: string, documents: readonly NamedDocument[]) {
  const taken = new Set(documents.map((document) => foldCase(document.name)));
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.]{1,8})?$/s.exec(name) ?? [];
  for (let count = 2, free = name; ; count++) {
    if (!taken.has(foldCase(free))) return free;
    free = `${stem} (${count})${ending}`;
  }
}

/**
 * The documents that the tender asks for, each with what the bid names and what the company keeps, and the further
 * documents of the company. A document is attached without another upload: the server copies its file.
 */
export function AskedDocuments({ tenderId, asked, closingDate }: Props) {
  const { values, setFieldValue } = useFormikContext<TypedBid>();
  const client = useApolloClient();
  const toast = useToast();
  const { data } = useCompanyDocumentsQuery();
  const [attach] = useAttachCompanyDocumentMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const { documents } = values;
  const kept = data?.companyDocuments ?? [];
  const isAttached = ({ file }: CompanyDocumentFactsFragment) => documents.some(({ sha256 }) => sha256 === file.sha256);
  const others = kept.filter((document) => !asked.includes(document.kind) && !isAttached(document));
  if (asked.length === 0 && others.length === 0) return null;

  async function attachOne({ id, kind, file }: CompanyDocumentFactsFragment) {
    setBusy(id);
    try {
      const { bytes, sha256 } = dataOf(
        await attach({ variables: { tenderId, companyDocumentId: id } }),
      ).attachCompanyDocument;
      const named = { name: freeName(file.name, documents), bytes, sha256: sha256!, kind };
      await setFieldValue("documents", [...documents, named], false);
      const isShown = [...client.getObservableQueries("active")].some(({ queryName }) => queryName === "UploadedFiles");
      if (isShown) void client.refetchQueries({ include: ["UploadedFiles"] });
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.couldNotBeAttached);
    }
    setBusy(null);
  }

  const expiry = (validUntil: string | null) => {
    if (validUntil === null) return null;
    const isLate = closingDate !== undefined && expiresBefore(validUntil, new Date(closingDate));
    return { isLate, text: (isLate ? words.expiresBeforeClosing : words.validUntil)(formatDate(validUntil)) };
  };

  const row = (document: CompanyDocumentFactsFragment) => {
    const validity = expiry(document.validUntil);
    return (
      <Box key={document.id} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
        <Box sx={{ minWidth: 0, flex: "1 1 14rem" }}>
          <Typography sx={{ overflowWrap: "anywhere" }}>{document.name}</Typography>
          {validity && (
            <Typography variant="body2" sx={{ color: validity.isLate ? "error.main" : "text.secondary" }}>
              {validity.text}
            </Typography>
          )}
        </Box>
        <Button
          aria-label={words.attachOf(document.name)}
          disabled={busy !== null}
          onClick={() => void attachOne(document)}
        >
          {busy === document.id ? words.attaching : words.attach}
        </Button>
      </Box>
    );
  };

  return (
    <Box sx={{ mb: 2 }}>
      {asked.length > 0 && (
        <>
          <Typography variant="h3">{words.documentsAskedFor}</Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
            {words.nothingIsRefused}
          </Typography>
          <Box component="ul" aria-label={words.documentsAskedFor} sx={LIST}>
            {asked.map((kind) => {
              const named = documents.filter((document) => document.kind === kind);
              const ofKind = kept.filter((document) => document.kind === kind);
              const offered = ofKind.filter((document) => !isAttached(document));
              return (
                <Box component="li" key={kind} sx={ITEM}>
                  <Typography sx={{ fontWeight: 600 }}>{kinds[kind]}</Typography>
                  {named.map(({ name, sha256 }) => {
                    const validity = expiry(ofKind.find(({ file }) => file.sha256 === sha256)?.validUntil ?? null);
                    return (
                      <Box key={name}>
                        <Typography sx={{ color: "success.main", overflowWrap: "anywhere" }}>
                          {words.attached(name)}
                        </Typography>
                        {validity?.isLate && (
                          <Typography variant="body2" sx={{ color: "error.main" }}>
                            {validity.text}
                          </Typography>
                        )}
                      </Box>
                    );
                  })}
                  {named.length === 0 && (
                    <Typography variant="body2" sx={{ color: "text.secondary" }}>
                      {offered.length > 0 ? words.missingShort : words.missing}
                    </Typography>
                  )}
                  {named.length === 0 && offered.map(row)}
                </Box>
              );
            })}
          </Box>
        </>
      )}
      {others.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {words.documentsOfYourCompany}
          </Typography>
          <Box role="group" aria-label={words.documentsOfYourCompany} sx={LIST}>
            {others.map(row)}
          </Box>
        </>
      )}
    </Box>
  );
}

const LIST = { m: 0, mt: 1, p: 0, listStyle: "none" };
const ITEM = { py: 1, borderBottom: 1, borderColor: "divider" };

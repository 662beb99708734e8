import { useApolloClient } from "@apollo/client/react";
import { Box, Skeleton, Typography } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";

import { type CompanyDocumentKind, expiresBefore } from "#api/company-documents/documentKinds.rules.ts";

import { freeName } from "#web/features/bids/documents/freeName.ts";
import { KeptDocument } from "#web/features/bids/documents/KeptDocument.tsx";
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
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";

interface Props {
  tenderId: string;
  asked: readonly CompanyDocumentKind[];
  closingDate?: string;
}

/**
 * The documents that the tender asks for, each with what the bid names and what the company keeps, and the further
 * documents of the company. A document is attached without another upload: the server copies its file.
 */
export function AskedDocuments({ tenderId, asked, closingDate }: Props) {
  const { values, setFieldValue } = useFormikContext<TypedBid>();
  const client = useApolloClient();
  const toast = useToast();
  const { data, loading, error, refetch } = useCompanyDocumentsQuery({ fetchPolicy: "cache-and-network" });
  const [attach] = useAttachCompanyDocumentMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const [lastAttached, setLastAttached] = useState<{ name: string; kind: CompanyDocumentKind } | null>(null);
  const { documents } = values;
  // The bidder can add and remove files while the server copies one.
  const latest = useRef(documents);
  useEffect(() => {
    latest.current = documents;
  }, [documents]);
  // The button that was pressed is gone when the document is attached.
  useEffect(() => {
    if (lastAttached) (document.getElementById(titleIdOf(lastAttached.kind)) ?? filesSection())?.focus();
  }, [lastAttached]);

  const kept = data?.companyDocuments ?? [];
  const isLoading = loading && !data;
  const isAttached = ({ file }: CompanyDocumentFactsFragment) => documents.some(({ sha256 }) => sha256 === file.sha256);
  const others = kept.filter((document) => !asked.includes(document.kind) && !isAttached(document));

  async function attachOne({ id, kind, file }: CompanyDocumentFactsFragment) {
    setBusy(id);
    try {
      const { bytes, sha256 } = dataOf(
        await attach({ variables: { tenderId, companyDocumentId: id } }),
      ).attachCompanyDocument;
      const named = { name: freeName(file.name, latest.current), bytes, sha256: sha256!, kind };
      await setFieldValue("documents", [...latest.current, named], false);
      setLastAttached({ name: named.name, kind });
      const isShown = [...client.getObservableQueries("active")].some(({ queryName }) => queryName === "UploadedFiles");
      if (isShown) void client.refetchQueries({ include: ["UploadedFiles"] });
    } catch (problem) {
      toast.error(refusalOf(problem)?.message ?? words.couldNotBeAttached);
    }
    setBusy(null);
  }

  const validityOf = (validUntil: string | null) => {
    if (validUntil === null) return null;
    const isLate = closingDate !== undefined && expiresBefore(validUntil, new Date(closingDate));
    return { isLate, text: (isLate ? words.expiresBeforeClosing : words.validUntil)(formatDate(validUntil)) };
  };
  const row = (document: CompanyDocumentFactsFragment) => (
    <KeptDocument
      key={document.id}
      document={document}
      validity={validityOf(document.validUntil)}
      busy={busy}
      onAttach={() => void attachOne(document)}
    />
  );

  /** One kind that the tender asks for: the files of the bid, then the documents of the company that can be added. */
  const itemOf = (kind: CompanyDocumentKind) => {
    const named = documents.filter((document) => document.kind === kind);
    const ofKind = kept.filter((document) => document.kind === kind);
    const offered = ofKind.filter((document) => !isAttached(document));
    return (
      <Box component="li" key={kind} sx={ITEM}>
        <Typography id={titleIdOf(kind)} tabIndex={-1} sx={{ fontWeight: 600 }}>
          {kinds[kind]}
        </Typography>
        {named.map(({ name, sha256 }) => {
          const validity = validityOf(ofKind.find(({ file }) => file.sha256 === sha256)?.validUntil ?? null);
          return (
            <Box key={name}>
              <Typography sx={{ color: "success.main", overflowWrap: "anywhere" }}>{words.attached(name)}</Typography>
              {validity?.isLate && (
                <Typography variant="body2" sx={{ color: "error.main" }}>
                  {validity.text}
                </Typography>
              )}
            </Box>
          );
        })}
        {named.length === 0 &&
          (isLoading ? (
            <Skeleton width={200} />
          ) : (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {offered.some(({ file }) => file.virusCheck !== "infected") || !data ? words.missingShort : words.missing}
            </Typography>
          ))}
        {offered.map(row)}
      </Box>
    );
  };

  if (asked.length === 0 && others.length === 0 && !lastAttached && !error) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Box role="status" sx={visuallyHidden}>
        {lastAttached && words.attached(lastAttached.name)}
      </Box>
      {asked.length > 0 && (
        <>
          <Typography variant="h3">{words.documentsAskedFor}</Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
            {words.nothingIsRefused}
          </Typography>
          <Box component="ul" aria-label={words.documentsAskedFor} aria-busy={isLoading} sx={LIST}>
            {asked.map(itemOf)}
          </Box>
        </>
      )}
      {error && !data && (
        <Box sx={{ mt: 2 }}>
          <ErrorState text={words.companyDocumentsCouldNotBeLoaded} onRetry={() => void refetch()} />
        </Box>
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

const titleIdOf = (kind: CompanyDocumentKind) => `asked-${kind}`;
/** The part of the form around this one. */
const filesSection = () => document.getElementById("documents");

const LIST = { m: 0, mt: 1, p: 0, listStyle: "none" };
const ITEM = { py: 1, borderBottom: 1, borderColor: "divider" };

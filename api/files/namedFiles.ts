/** SQL condition on a row of `files`: a document of a tender, of a submitted bid or of a company names this file. */
export const NAMED =
  "(EXISTS (SELECT FROM bid_document_addresses AS named WHERE named.file_id = files.id) OR EXISTS (SELECT FROM tender_documents AS named WHERE named.file_id = files.id) OR EXISTS (SELECT FROM company_documents AS named WHERE named.file_id = files.id))";

/** SQL condition on a row of `files`: its company has a draft of a bid on the tender, which may name the file. */
export const DRAFTED =
  "EXISTS (SELECT FROM bid_drafts AS draft WHERE draft.tender_id = files.tender_id AND draft.company_id = files.owner_id)";

/** SQL list of the states of whole files, see isWhole. */
export const WHOLE_STATES = "('checking', 'kept')";

import { Example } from "#web/features/marketing/developers/guide/Example.tsx";
import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

export function Files() {
  const { href } = useSite();
  return (
    <>
      <p>
        Files are uploaded to <code>/files</code> by the open protocol <a href="https://tus.io">tus 1.0</a> with a token
        that has <code>files:write</code>: an upload that stops is continued for 7 days where it stopped. Libraries for
        it exist in most languages; with curl it is two calls. The metadata are <code>filename</code>,{" "}
        <code>purpose</code> (<code>bidDocument</code>, or <code>tenderDocument</code> for administrators),{" "}
        <code>tenderId</code> and <code>sha256</code>, each value in base64. A file has at most 2 GB.
      </p>
      <Example answers={"upload-offset: 12…How we build"}>{`grep -v content-type axion.curl > upload.curl
printf 'How we build' > method.txt
SHA256=$(sha256sum method.txt | cut -d' ' -f1)
base64_of() { printf %s "$1" | base64 | tr -d '\\n'; }

FILE=$(curl -K upload.curl -i -X POST $AXION/files -H 'tus-resumable: 1.0.0' -H 'upload-length: 12' \\
  -H "upload-metadata: filename $(base64_of method.txt),sha256 $(base64_of $SHA256),purpose $(base64_of bidDocument),tenderId $(base64_of $TENDER)" \\
  | tr -d '\\r' | grep -i '^location:' | cut -d' ' -f2)

curl -K upload.curl -i -X PATCH $AXION$FILE -H 'tus-resumable: 1.0.0' -H 'upload-offset: 0' \\
  -H 'content-type: application/offset+octet-stream' --data-binary @method.txt | grep -i '^upload-offset:'

curl -K upload.curl $AXION$FILE
rm upload.curl method.txt`}</Example>
      <p>
        After a lost connection, <code>HEAD</code> with <code>Tus-Resumable: 1.0.0</code> says in{" "}
        <code>Upload-Offset</code> where the next <code>PATCH</code> begins. The file is whole once its size and its
        SHA-256 are as declared; another SHA-256 is refused with <code>BAD_USER_INPUT</code>, and the upload begins
        again. A checksum of each body in <code>Upload-Checksum</code> (sha1 or sha256) is optional. <code>DELETE</code>{" "}
        ends an upload that no bid names.
      </p>
      <p>
        A bid names its files by <code>documents</code>: name, size and SHA-256. An uploaded file with this SHA-256
        delivers the document, whether it arrives before or after the bid: the bid is on time by its fingerprints, and
        files can follow until <code>Tender.documentsUntil</code>. <code>BidDocument.fileId</code> and{" "}
        <code>TenderDocument.fileId</code> are the ids under <code>/files</code>.
      </p>
      <p>
        <code>GET /files/…</code> answers ranges (<code>Range</code>, <code>If-Range</code>) and always saves the file;{" "}
        <code>/files/…/view</code> shows PDF, PNG, JPEG and WebP. All files of a bid or of a tender are one ZIP at{" "}
        <code>/api/bids/…/files.zip</code> and <code>/api/tenders/…/files.zip</code>, with <code>manifest.json</code>{" "}
        and <code>SHA256SUMS</code>, which <code>sha256sum -c</code> checks. Each call with its headers is in the{" "}
        <a href={href(DEVELOPERS_PAGES.rest)}>REST reference</a>.
      </p>
    </>
  );
}

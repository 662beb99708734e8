interface Props {
  /** The list's URL in the visitor's language, with its filters. */
  address: string;
  page: number;
  more: boolean;
  words: { newer: string; older: string; pages: string };
}

const addressOf = (address: string, page: number) =>
  page === 1 ? address : `${address}${address.includes("?") ? "&" : "?"}page=${page}`;

/** Pagination: links to the previous and the next page, where they exist. */
export function PageLinks({ address, page, more, words }: Props) {
  if (page === 1 && !more) return null;
  return (
    <nav aria-label={words.pages} className="page-links">
      {page > 1 && (
        <a className="button" rel="prev" href={addressOf(address, page - 1)}>
          {words.newer}
        </a>
      )}
      {more && (
        <a className="button" rel="next" href={addressOf(address, page + 1)}>
          {words.older}
        </a>
      )}
    </nav>
  );
}

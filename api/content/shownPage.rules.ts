/** The number of items on one page of a public list. */
export const ITEMS_A_PAGE = 30;

/** One page of a list, newest first; page numbers begin with 1. `more` is true if another page follows. */
export interface ShownPage<Item> {
  items: Item[];
  page: number;
  more: boolean;
}

/** True if the page is past the end of the list. Page 1 is never past the end, even if the list is empty. */
export const isBeyondList = ({ items, page }: ShownPage<unknown>) => page > 1 && items.length === 0;

/** How many items one page of a public list shows. */
export const ITEMS_A_PAGE = 30;

/** One page of a list, newest first, counted from 1; `more` tells whether another follows. */
export interface ShownPage<Item> {
  items: Item[];
  page: number;
  more: boolean;
}

/** Whether a list ends before this page. A list without items has its first page all the same. */
export const isBeyondList = ({ items, page }: ShownPage<unknown>) => page > 1 && items.length === 0;

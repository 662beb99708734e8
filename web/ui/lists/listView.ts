/** How a list is shown; in the URL query `view=table`. */
export type ListView = "cards" | "table";

export const LIST_VIEWS: Record<ListView, string> = { cards: "Cards", table: "Table" };

export const listViewOf = (address: URLSearchParams): ListView => (address.get("view") === "table" ? "table" : "cards");

/** The parameter of the address. */
export const viewParameter = (view: ListView) => ({ view: view === "table" ? view : "" });

/** Filters the list of every name on /developers/search: initially by the URL parameter `q`, then as the user types. */
export function searchReference() {
  const field = document.querySelector<HTMLInputElement>("#reference-search");
  const count = document.querySelector<HTMLElement>("[data-search-count]");
  if (!field || !count) return;
  const sections = [...document.querySelectorAll<HTMLElement>(".found-names")];
  const rows = [...document.querySelectorAll<HTMLElement>(".found-names li")];

  function search() {
    const words = field!.value.trim().toLowerCase().split(/\s+/);
    const found = rows.filter((row) => {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      return !row.hidden;
    }).length;
    for (const section of sections) {
      section.hidden = !section.querySelector("li:not([hidden])");
      const links = document.querySelectorAll(`.contents a[href="#${section.getAttribute("aria-labelledby")}"]`);
      for (const { parentElement: entry } of links) if (entry) entry.hidden = section.hidden;
    }
    const { none = "", one = "", many = "" } = count!.dataset;
    const said = found === 0 ? none : found === 1 ? one : many.replace("{n}", String(found));
    count!.textContent = words[0] ? said : "";
  }

  field.value ||= new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", search);
  // Submitting puts the search into the URL without a page load, so that it survives a reload and can be shared as a
  // link.
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    history.replaceState(null, "", `?${new URLSearchParams({ q: field.value.trim() })}`);
  });
  search();
}

import { pathAndQuery } from "#api/core/http/pathAndQuery.ts";

test.each([
  ["", "", ""],
  ["/tenders", "/tenders", ""],
  ["/tenders?", "/tenders", ""],
  ["/tenders?search=quay", "/tenders", "search=quay"],
  ["/tenders?search=quay?&page=2", "/tenders", "search=quay?&page=2"],
  ["/tenders?search=a\nb", "/tenders", "search=a\nb"],
  ["https://axion.example/tenders?page=2", "/tenders", "page=2"],
  ["HTTP://[/tenders", "/tenders", ""],
  ["https://axion.example?page=2", "", "page=2"],
  ["/tenders?at=https://axion.example/", "/tenders", "at=https://axion.example/"],
  ["//axion.example/tenders", "//axion.example/tenders", ""],
])("the URL %j has the path %j and the query string %j", (url, path, query) => {
  expect(pathAndQuery(url)).toEqual({ path, query });
});

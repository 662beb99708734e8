/** Returns the data of a GraphQL result. A result has data, because Apollo throws if the server reports errors. */
export function dataOf<Data>({ data }: { data?: Data | null }): Data {
  if (!data) throw new Error("The server answered without data");
  return data;
}

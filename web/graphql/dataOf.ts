/** Returns the data of a GraphQL result. It is always present, because Apollo throws if the result has errors. */
export function dataOf<Data>({ data }: { data?: Data | null }): Data {
  if (!data) throw new Error("The server answered without data");
  return data;
}

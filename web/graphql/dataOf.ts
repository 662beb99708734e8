/** The data of a result without errors, which is always present. */
export function dataOf<Data>({ data }: { data?: Data | null }): Data {
  if (!data) throw new Error("The server answered without data");
  return data;
}

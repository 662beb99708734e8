/** A fake `fetch` that answers these addresses with JSON, and any other with 500. `asked` lists the requests in order. */
export function answering(answers: Record<string, unknown>) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    const known = address in answers;
    return Promise.resolve({
      ok: known,
      status: known ? 200 : 500,
      statusText: known ? "OK" : "Internal Server Error",
      json: () => Promise.resolve(answers[address]),
      text: () => Promise.resolve(""),
    });
  }) as unknown as typeof fetch;
  return { asked, answers };
}

import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { renderHook } from "@testing-library/react";

import { refused } from "#web/testing/fakeApi.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";

interface Input {
  title: string;
  clientMutationId: string;
}

/** A server that creates one record per idempotency key, and may lose its answers. */
function serverOf() {
  const created = new Map<string, string>();
  const create = (input: Input) => {
    if (!created.has(input.clientMutationId)) created.set(input.clientMutationId, input.title);
    return Promise.resolve(input.title);
  };
  const loseAnswer = async (input: Input): Promise<string> => {
    await create(input);
    throw new TypeError("Failed to fetch");
  };
  return { created: () => [...created.values()], create, loseAnswer };
}

const opened = () => renderHook(() => useCreateOnce()).result.current;

test("a lost answer and a retry create one", async () => {
  const createOnce = opened();
  const { created, create, loseAnswer } = serverOf();

  await expect(createOnce({ title: "Bridge" }, loseAnswer)).rejects.toThrow("Failed to fetch");
  await createOnce({ title: "Bridge" }, create);

  expect(created()).toEqual(["Bridge"]);
});

test("other content is another one, and so is the same content after a success", async () => {
  const createOnce = opened();
  const { created, create, loseAnswer } = serverOf();

  await createOnce({ title: "Bridge" }, loseAnswer).catch(() => undefined);
  await createOnce({ title: "Harbour" }, create);
  await createOnce({ title: "Harbour" }, create);

  expect(created()).toEqual(["Bridge", "Harbour", "Harbour"]);
});

test("a refusal keeps the key, but for a conflict: that key is used up", async () => {
  const createOnce = opened();
  const keys: string[] = [];
  const refuse = (code: "RATE_LIMITED" | "CONFLICT") => (input: Input) => {
    keys.push(input.clientMutationId);
    return Promise.reject(new CombinedGraphQLErrors({ errors: [refused(code, "Refused")] }));
  };

  for (const code of ["RATE_LIMITED", "CONFLICT", "CONFLICT"] as const)
    await createOnce({ title: "Bridge" }, refuse(code)).catch(() => undefined);

  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

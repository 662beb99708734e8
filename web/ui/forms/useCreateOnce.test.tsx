import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { renderHook } from "@testing-library/react";
import { type ReactNode } from "react";

import { refused } from "#web/testing/fakeApi.ts";
import { FormOwner, formStore } from "#web/ui/forms/formStore.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";

interface Input {
  title: string;
  clientMutationId: string;
}

/** A fake server that creates one record per idempotency key and may lose its responses. */
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

describe("with a form that is kept", () => {
  const form = formStore("amina", "tender new");
  const Owner = ({ children }: { children: ReactNode }) => <FormOwner value="amina">{children}</FormOwner>;
  const reopened = () => renderHook(() => useCreateOnce("tender new"), { wrapper: Owner }).result.current;

  beforeEach(() => form.keep({ from: { title: "" }, values: { title: "Bridge" } }));

  test("a lost answer, a reload and a retry create one, also when the form was typed back to the same content", async () => {
    const { created, create, loseAnswer } = serverOf();
    await expect(reopened()({ title: "Bridge" }, loseAnswer)).rejects.toThrow("Failed to fetch");
    form.keep({ from: { title: "" }, values: { title: "Bridges" } });
    form.keep({ from: { title: "" }, values: { title: "Bridge" } });

    await reopened()({ title: "Bridge" }, create);

    expect(created()).toEqual(["Bridge"]);
  });

  test("other content after a reload is another one, and so is the same content after a success", async () => {
    const { created, create, loseAnswer } = serverOf();
    await reopened()({ title: "Bridge" }, loseAnswer).catch(() => undefined);

    await reopened()({ title: "Harbour" }, create);
    await reopened()({ title: "Harbour" }, create);

    expect(created()).toEqual(["Bridge", "Harbour", "Harbour"]);
  });

  test("the key is dropped with what was typed", async () => {
    const { created, create, loseAnswer } = serverOf();
    await reopened()({ title: "Bridge" }, loseAnswer).catch(() => undefined);
    form.drop();
    expect(sessionStorage).toHaveLength(0);

    await reopened()({ title: "Bridge" }, create);

    expect(created()).toEqual(["Bridge", "Bridge"]);
    expect(sessionStorage).toHaveLength(0);
  });

  test("a password is sent, and never kept", async () => {
    const { created, create, loseAnswer } = serverOf();
    const account = { title: "Amina", password: "secret1" };
    await reopened()(account, loseAnswer).catch(() => undefined);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("secret1");

    await reopened()(account, create);

    expect(created()).toEqual(["Amina"]);
  });
});

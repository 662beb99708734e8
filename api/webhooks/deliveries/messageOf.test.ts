import { messageOf } from "#api/webhooks/deliveries/messageOf.ts";
import { SAMPLE_MESSAGE } from "#api/webhooks/sampleMessage.rules.ts";

test("the guide's sample is what a message of these facts says", () => {
  const { type, timestamp, data } = SAMPLE_MESSAGE;
  const { url, ...subject } = data;
  const facts = {
    id: "019ab1c2-5a00-7e20-8b1c-9d7a3c0f4e55",
    event: type,
    occurredAt: new Date(timestamp),
    webhookId: "019aa000-0000-7000-8000-000000000001",
    questionId: null,
    requestId: null,
    addendum: null,
    ...subject,
  };
  const claimed = {
    attempts: 1,
    url: "https://hooks.example.org/axion",
    sealedSecret: "",
    oldSealedSecret: null,
    mayRead: true,
    now: new Date(),
  };

  const { body } = messageOf({ ...facts, ...claimed }, [], new URL(url).origin);

  expect(body).toBe(JSON.stringify(SAMPLE_MESSAGE));
});

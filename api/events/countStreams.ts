import { Gauge, type Registry } from "prom-client";

import type { Events } from "#api/events/openEvents.ts";

export const countStreams = (register: Registry, { count }: Pick<Events, "count">) =>
  new Gauge({
    name: "axion_event_streams",
    help: "Open streams of GET /events.",
    registers: [register],
    collect() {
      this.set(count());
    },
  });

import type { Ports } from "#functions/core/ports.ts";

/** The clock and the id maker: the two things a use case must not invent for itself. */
export const clock = (): Pick<Ports, "now" | "newId"> => ({
  now: () => new Date(),
  newId: (kind) => `${kind}_${Date.now()}_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`,
});

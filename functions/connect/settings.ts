import type { Ports } from "#functions/core/all-ports.ts";
import { setting } from "./environment.ts";

/** What the operator decided, from the environment that the stack gives a function. */
export const settings = (): Pick<Ports, "settings"> => ({
  settings: {
    editSeconds: Number(setting("EDIT_SECONDS")),
    signupCredits: Number(setting("SIGNUP_CREDITS")),
    deliveryWaits: setting("DELIVERY_WAITS").split(",").map(Number),
    models: {
      writer: setting("WRITER_MODEL"),
      illustrator: setting("ILLUSTRATOR_MODEL"),
      narrator: setting("NARRATOR_MODEL"),
      composer: setting("COMPOSER_MODEL"),
    },
  },
});

import { resolveChoice } from "#contract/settings/engine-choice.ts";
import type { Ports } from "#functions/core/all-ports.ts";
import { setting } from "./environment.ts";

/** What the operator decided, from the environment that the stack gives a function. */
export const settings = (): Pick<Ports, "settings"> => ({
  settings: {
    editSeconds: setting("EDIT_SECONDS"),
    signupCredits: setting("SIGNUP_CREDITS"),
    deliveryWaits: setting("DELIVERY_WAITS"),
    models: {
      writer: resolveChoice(setting("WRITER"), "text"),
      illustrator: resolveChoice(setting("ILLUSTRATOR"), "image"),
      narrator: resolveChoice(setting("NARRATOR"), "speech"),
      composer: resolveChoice(setting("COMPOSER"), "music"),
    },
  },
});

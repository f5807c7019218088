import { resolveChoice } from "#contract/settings/engine-choice.ts";
import type { Ports } from "#functions/core/all-ports.ts";
import { setting } from "./environment.ts";

/** The operator's settings, from the function's environment. */
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

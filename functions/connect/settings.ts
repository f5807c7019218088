import type { Ports } from "#functions/core/all-ports.ts";
import { chosenEngines } from "./engines/chosen-engines.ts";
import { optionalSetting, setting } from "./environment.ts";

/** The operator's settings, from the function's environment. */
export const settings = (): Pick<Ports, "settings"> => ({
  settings: {
    editSeconds: setting("EDIT_SECONDS"),
    filmShortSide: setting("FILM_SHORT_SIDE"),
    signupCredits: setting("SIGNUP_CREDITS"),
    deliveryWaits: setting("DELIVERY_WAITS"),
    models: chosenEngines(),
    callsPerMinute: optionalSetting("CALLS_PER_MINUTE") ?? {},
  },
});

import { t } from "./translate.ts";

/** The gender of a voice, as it stands behind its name: "Anna (female)". */
export const genderName = (gender: "female" | "male"): string => t(gender === "female" ? "female" : "male");

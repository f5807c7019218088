import { t } from "../../lib/translate.ts";
/** Texts of the illustration samples. */
export const text = {
  title: t("Illustration Samples"),
  lead: t(
    "Every story can be drawn in any of these styles, or in one that you describe in your own words. Here is one scene in each of them, as Animation Agent drew it.",
  ),
  picture: (style: string) => t("A girl and a fox at a mountain lake, in the style {style}", { style }),
  lost: t("Image Load Error"),
} as const;

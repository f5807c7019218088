import { defaultStyle, type StyleChoice, styleChoices } from "#contract/catalogue/styles.ts";
import { systemConfiguration } from "#contract/endpoints/catalogue.ts";
import { call } from "../../lib/api.ts";
import { usePolled } from "../../lib/use-polled.ts";

/** The style each story type begins with. Until the server has told, and where it cannot, all begin with the same. */
export const useStyles = () => {
  const { answer } = usePolled(
    "configuration",
    async () => (await call(systemConfiguration, {})).configuration,
    () => undefined,
  );
  return (storyType: string): StyleChoice =>
    styleChoices.find((style) => style === answer?.defaultIllustrationStyleByStoryType[storyType]) ?? defaultStyle;
};

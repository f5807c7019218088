import { useQuery } from "@tanstack/react-query";
import { defaultStyle, type StyleChoice, styleChoices } from "#contract/catalogue/styles.ts";
import { configuration } from "../../lib/configuration.ts";

/** The style each story type begins with. Until the server has told, and where it cannot, all begin with the same. */
export const useStyles = () => {
  const { data } = useQuery(configuration);
  return (storyType: string): StyleChoice =>
    styleChoices.find((style) => style === data?.defaultIllustrationStyleByStoryType[storyType]) ?? defaultStyle;
};

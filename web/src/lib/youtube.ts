import { queryOptions } from "@tanstack/react-query";
import * as contract from "#contract/endpoints/youtube.ts";
import { call } from "./api.ts";
import { t } from "./translate.ts";

/** The user's YouTube channel, and whether the site offers YouTube. */
export const channelQuery = (userId: string) =>
  queryOptions({
    queryKey: ["youtube", userId],
    queryFn: ({ signal }) => call(contract.youTubeChannel, { params: { userId } }, signal),
  });

/** Texts that the page of the channel and the page of a film share. */
export const youTubeText = {
  connect: t("Connect YouTube"),
  withdrawn: t("YouTube does not accept our access to the channel any more. Please connect it again."),
  noAnswer: t("YouTube did not answer. Please try again."),
};

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { finishYouTube } from "#contract/endpoints/youtube.ts";
import { call, messageOf } from "../../lib/api.ts";
import { channelQuery } from "../../lib/youtube.ts";
import { text } from "./text.ts";

/** Completes the connection with what Google's consent page sent, once. `problem` says why it failed. */
export const useConsent = (userId: string) => {
  const [given, setGiven] = useSearchParams();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const isSent = useRef(false);
  const state = given.get("state") ?? "";
  const code = given.get("code") ?? "";
  const isRefused = given.has("error");
  useEffect(() => {
    if (isRefused) setProblem(text.refused);
    if (isRefused || !code || isSent.current) return;
    // A code is valid once, also if the effect runs twice.
    isSent.current = true;
    call(finishYouTube, { params: { userId }, body: { state, code } })
      .then(() => queries.invalidateQueries({ queryKey: channelQuery(userId).queryKey }))
      .catch((error: unknown) => setProblem(messageOf(error, text.noAnswer)))
      .finally(() => setGiven({}, { replace: true }));
  }, [isRefused, code, state, userId, queries, setGiven]);
  return { isPending: code !== "", problem };
};

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as contract from "#contract/endpoints/webhooks.ts";
import type { WebhookConfig } from "#contract/schema/webhook.ts";
import { ApiError, call } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import type { BannerMessage } from "./banner.tsx";
import { type ErrorText, errorMessage } from "./errors.ts";
import { webhookQuery } from "./queries.ts";
import { webhookText as text } from "./text.ts";

type PendingAction = "save" | "switch" | "test";

/** Saves, switches, tests and deletes the webhook. `say` shows the result, `show` a new secret. */
export const useWebhook = (say: (said: BannerMessage) => void, show: (secret: string) => void) => {
  const params = { userId: useUser().id };
  const queries = useQueryClient();
  const [doing, setDoing] = useState<PendingAction>();
  const { queryKey } = webhookQuery(params.userId);

  /** The reply is the current webhook. Its secret is unmasked only if this call created it. */
  const keep = (config: WebhookConfig | null) => {
    queries.setQueryData(queryKey, config);
    if (config && isUnmasked(config.secret)) show(config.secret);
  };
  const attempt = async (words: ErrorText, done: string, act: () => Promise<void>) => {
    try {
      await act();
      say({ type: "success", words: done });
    } catch (fault) {
      say({ type: "error", words: errorMessage(words, fault) });
    }
    setDoing(undefined);
  };
  const save = (webhook_url: string, is_active: boolean) => async () =>
    keep((await call(contract.saveWebhookConfig, { params, body: { webhook_url, is_active } })).data);

  return {
    doing,
    save(url: string) {
      setDoing("save");
      return attempt(text.saveFault, text.saved, save(url, true));
    },
    turn(url: string, on: boolean) {
      setDoing("switch");
      return attempt(text.saveFault, on ? text.switchedOn : text.switchedOff, save(url, on));
    },
    rotate: () =>
      attempt(text.rotateFault, text.rotated, async () =>
        keep((await call(contract.rotateWebhookSecret, { params })).data),
      ),
    remove: () =>
      attempt(text.removeFault, text.removed, async () => {
        await call(contract.deleteWebhookConfig, { params });
        keep(null);
      }),
    async test(webhook_url: string, task_id?: string) {
      setDoing("test");
      try {
        const body = { webhook_url, user_id: params.userId, ...(task_id && { task_id }) };
        const { message, data } = await call(contract.testWebhook, { body });
        say({ type: "success", words: `${message} ${text.answered(data.status)}` });
      } catch (fault) {
        say({ type: "error", words: testErrorMessage(fault) });
      }
      setDoing(undefined);
    },
  };
};

const isUnmasked = (secret: string): boolean => !secret.includes("...");

/** The server already words how the endpoint answered. Other errors get a prefix. */
const testErrorMessage = (fault: unknown): string => {
  const words = errorMessage({ broken: text.testFault, refused: text.testFault }, fault);
  return fault instanceof ApiError && fault.message.startsWith(text.testFault) ? fault.message : words;
};

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

/** Saves, switches, tests and deletes the webhook. `showMessage` shows the result, `show` a new secret. */
export const useWebhook = (showMessage: (message: BannerMessage) => void, show: (secret: string) => void) => {
  const params = { userId: useUser().id };
  const queries = useQueryClient();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const { queryKey } = webhookQuery(params.userId);

  /** The reply is the current webhook. Its secret is unmasked only if this call created it. */
  const keep = (config: WebhookConfig | null) => {
    queries.setQueryData(queryKey, config);
    if (config && isUnmasked(config.secret)) show(config.secret);
  };
  const attempt = async (errorText: ErrorText, successText: string, act: () => Promise<void>) => {
    try {
      await act();
      showMessage({ type: "success", content: successText });
    } catch (error) {
      showMessage({ type: "error", content: errorMessage(errorText, error) });
    }
    setPendingAction(undefined);
  };
  const save = (webhook_url: string, is_active: boolean, stage_events?: boolean) => async () => {
    const body = { webhook_url, is_active, ...(stage_events !== undefined && { stage_events }) };
    keep((await call(contract.saveWebhookConfig, { params, body })).data);
  };

  return {
    pendingAction,
    save(url: string, stageEvents: boolean) {
      setPendingAction("save");
      return attempt(text.saveError, text.saved, save(url, true, stageEvents));
    },
    turn(url: string, on: boolean) {
      setPendingAction("switch");
      return attempt(text.saveError, on ? text.switchedOn : text.switchedOff, save(url, on));
    },
    rotate: () =>
      attempt(text.rotateError, text.rotated, async () =>
        keep((await call(contract.rotateWebhookSecret, { params })).data),
      ),
    remove: () =>
      attempt(text.removeError, text.removed, async () => {
        await call(contract.deleteWebhookConfig, { params });
        keep(null);
      }),
    async test(webhook_url: string, task_id?: string) {
      setPendingAction("test");
      try {
        const body = { webhook_url, user_id: params.userId, ...(task_id && { task_id }) };
        const { message, data } = await call(contract.testWebhook, { body });
        showMessage({ type: "success", content: `${message} ${text.answered(data.status)}` });
      } catch (error) {
        showMessage({ type: "error", content: testErrorMessage(error) });
      }
      setPendingAction(undefined);
    },
  };
};

const isUnmasked = (secret: string): boolean => !secret.includes("...");

/** The server already explains how the endpoint answered. Other errors get a prefix. */
const testErrorMessage = (error: unknown): string => {
  const message = errorMessage({ broken: text.testError, refused: text.testError }, error);
  return error instanceof ApiError && error.message.startsWith(text.testError) ? error.message : message;
};

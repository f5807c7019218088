import { join } from "node:path";
import { startCognito } from "@animation-agent/aws-emulators/cognito";
import { startDynamodb } from "@animation-agent/aws-emulators/dynamodb";
import { startEventBridge } from "@animation-agent/aws-emulators/eventbridge";
import { startKms } from "@animation-agent/aws-emulators/kms";
import { startS3 } from "@animation-agent/aws-emulators/s3";
import { startSecretsManager } from "@animation-agent/aws-emulators/secrets-manager";
import { startSes } from "@animation-agent/aws-emulators/ses";
import { startStepFunctions } from "@animation-agent/aws-emulators/step-functions";
import { type Seller, startStripe } from "@animation-agent/fakes/stripe";
import { sendMail } from "./cognito-mail.ts";
import type { Credentials } from "./environment.ts";
import { region } from "./template.ts";

interface EmulatorOptions {
  /** The repository's folder. */
  readonly root: string;
  readonly credentials: Credentials;
  /** The folder of all state. */
  readonly data: string;
  /** The site's origin, without a trailing slash. */
  readonly site: string;
  readonly pool: Parameters<typeof startCognito>[0]["pool"];
  /** ARNs of the KMS keys that encrypt, and of those that sign. */
  readonly keys: readonly string[];
  readonly signingKeys: readonly string[];
  /** The secrets of the functions, by name. */
  readonly secrets: Readonly<Record<string, object>>;
  readonly webhookSecret: string;
  /** Who issues the invoices of test payments. */
  readonly seller?: Seller | undefined;
  /** Invokes a function by its ARN. */
  readonly invoke: (functionArn: string, payload: unknown) => Promise<unknown>;
  /** Invokes a function for a state machine. */
  readonly invokeStage: EmulatorOptions["invoke"];
}

/** Starts all services that the functions use, and connects those that invoke functions. */
export const startEmulators = async (options: EmulatorOptions) => {
  const { root, credentials, data, site, pool, keys, signingKeys, webhookSecret, invoke, invokeStage } = options;
  const secrets = await startSecretsManager(options.secrets);
  const dynamodb = await startDynamodb({ folder: join(data, "dynamodb") });
  const s3 = await startS3({ folder: join(data, "s3"), credentials });
  const kms = await startKms({ folder: join(data, "kms"), keys, signingKeys });
  const ses = await startSes({ folder: join(data, "mail") });
  const events = await startEventBridge({
    folder: join(data, "events"),
    deliver: async (arn, payload) => void (await invoke(arn, payload)),
  });
  const steps = await startStepFunctions({
    folder: join(data, "step-functions"),
    definitionsFolder: join(root, "dist", "definitions"),
    invoke: invokeStage,
    putEvents: async () => Promise.reject(new Error("No state machine of the product puts events")),
  });
  steps.onStatusChange((change) => events.put(change));
  const cognito = await startCognito({
    folder: join(data, "cognito"),
    region,
    pool,
    trigger: invoke,
    deliver: (mail) => sendMail(ses.endpoint, credentials, mail),
  });
  const stripe = await startStripe({ folder: join(data, "stripe"), webhookSecret, site, seller: options.seller });
  return {
    dynamodb,
    s3,
    kms,
    secrets,
    ses,
    events,
    steps,
    cognito,
    stripe,
    /** Continues what was unfinished when the process last ended. Call it once the functions can be invoked. */
    resume() {
      // The functions of this start are those of this version, so a film of an older one goes through its stages again:
      // they find what they made.
      steps.resume({ restartChanged: true });
      events.resume();
      stripe.webhooks.resume();
    },
    /** Stops what starts new invocations. Running functions still need the other services. */
    async stopCallers() {
      await Promise.all([events.stop(), steps.stop(), stripe.stop()]);
    },
    async stopServices() {
      await Promise.all([cognito.stop(), ses.stop(), kms.stop(), secrets.stop(), s3.stop(), dynamodb.stop()]);
    },
  };
};

import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SettingError } from "#contract/settings/parse.ts";
import type { SecretPlace } from "#contract/settings/setting.ts";
import { type SecretName, settings } from "#contract/settings/settings.ts";
import { type SecretFields, type Secrets, secretsManager } from "#functions/adapters/secrets-manager/secrets.ts";
import type { Secret } from "#functions/adapters/shared/secret.ts";
import { setting } from "./environment.ts";
import { lazy } from "./lazy.ts";

/** The secrets of this deployment, read when they are needed. */
export const secrets: () => Secrets = lazy(() => secretsManager(new SecretsManagerClient({}), setting("SECRETS_PATH")));

/** A secret of the settings table, as the adapters use it. */
export const secret = (name: SecretName): Secret => secretAt(settings[name].secret);

/** The field of a secret. */
export const secretAt = ({ name, field }: SecretPlace): Secret => ({
  value: async () => requireField(name, field, await secrets().current(name)),
  async renewed() {
    const { current, previous } = await secrets().renewed(name);
    return { current: current?.[field], previous: previous?.[field] };
  },
});

const requireField = (name: string, field: string, fields: SecretFields | undefined): string => {
  const value = fields?.[field];
  if (value) return value;
  throw new SettingError(`The secret ${setting("SECRETS_PATH")}${name} has no field ${field}, or may not be read`);
};

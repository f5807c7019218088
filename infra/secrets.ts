import { SecretValue } from "aws-cdk-lib";
import { engineFacts } from "#contract/catalogue/engines.ts";
import { type SecretName, settingRow, settings } from "#contract/settings/settings.ts";
import type { EnvironmentName } from "./options.ts";

/** A reference that CloudFormation resolves when it deploys: the field of a secret like `animation-agent/prod/stripe`. */
export const secretReference = (environmentName: EnvironmentName, secretName: SecretName): string => {
  const { name, field } = settings[secretName].secret;
  return reference(environmentName, name, field);
};

/** The keys of engines as environment variables of functions. Engines that work without a key get none. */
export const engineKeys = (environmentName: EnvironmentName, engines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    engines.flatMap((engine) => {
      const { key = "", isLocal } = engineFacts(engine);
      const secret = settingRow(key)?.secret;
      if (!secret || isLocal) return [];
      return [[key, reference(environmentName, secret.name.replace("<name>", engine), secret.field)]];
    }),
  );

const reference = (environmentName: EnvironmentName, name: string, jsonField: string): string =>
  SecretValue.secretsManager(`animation-agent/${environmentName}/${name}`, { jsonField }).unsafeUnwrap();

import { SecretValue } from "aws-cdk-lib";
import { type SecretName, settings } from "#contract/settings/settings.ts";
import type { EnvironmentName } from "./options.ts";

/** A reference that CloudFormation resolves when it deploys: the field of a secret like `animation-agent/prod/stripe`. */
export const secretReference = (environmentName: EnvironmentName, secretName: SecretName): string => {
  const { name, field } = settings[secretName].secret;
  return SecretValue.secretsManager(`animation-agent/${environmentName}/${name}`, { jsonField: field }).unsafeUnwrap();
};

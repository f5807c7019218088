import { ArnFormat, SecretValue, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import { engineFacts } from "#contract/catalogue/engines.ts";
import type { SecretPlace } from "#contract/settings/setting.ts";
import { engineSecret } from "#contract/settings/settings.ts";
import { type EnvironmentName, optionsIn } from "./options.ts";

/** The beginning of the names of an environment's secrets. */
export const secretsPath = (environmentName: EnvironmentName): string => `animation-agent/${environmentName}/`;

/**
 * A reference that CloudFormation resolves when it deploys, for what only CloudFront reads. CloudFormation reads it again
 * only when the reference changes, so it may name a version.
 */
export const secretReference = (scope: Construct, { name, field }: SecretPlace, versionId?: string): string =>
  SecretValue.secretsManager(secretsPath(optionsIn(scope.node).environmentName) + name, {
    jsonField: field,
    ...(versionId && { versionId }),
  }).unsafeUnwrap();

/** The secrets with the keys of engines. Amazon's engines and those on a machine of one's own have none. */
export const engineSecrets = (engines: readonly string[]): readonly string[] =>
  engines.flatMap((engine) => {
    const { key = "", isLocal } = engineFacts(engine);
    return isLocal ? [] : (engineSecret(key)?.name ?? []);
  });

/** Lets a function read these secrets when it needs them, and no others. */
export const grantReadSecrets = (server: LambdaFunction, names: readonly string[]): void => {
  if (names.length === 0) return;
  const { environmentName } = optionsIn(server.node);
  const arnOf = (name: string) =>
    // Secrets Manager adds six letters to the name.
    Stack.of(server).formatArn({
      service: "secretsmanager",
      resource: "secret",
      resourceName: `${secretsPath(environmentName)}${name}-??????`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
  server.addToRolePolicy(
    new PolicyStatement({ actions: ["secretsmanager:GetSecretValue"], resources: names.map(arnOf) }),
  );
};

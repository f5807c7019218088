import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import { secretStore } from "#tools/deploy/secrets.ts";

/** The content of `media-signing`. Real keys take seconds to make. */
export const mediaKeys = {
  ...{ privateKey1: "PRIVATE KEY 1", publicKey1: "PUBLIC KEY 1" },
  ...{ privateKey2: "PRIVATE KEY 2", publicKey2: "PUBLIC KEY 2" },
  signWith: "1",
};

/** Secrets Manager behind the SDK, with its content by name. */
export const fakeSecrets = (before: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) => {
  const content = new Map(Object.entries(before).map(([name, fields]) => [name, JSON.stringify(fields)]));
  const manager = mockClient(SecretsManagerClient);
  manager.on(GetSecretValueCommand).callsFake(({ SecretId }: { SecretId: string }) => {
    const SecretString = content.get(SecretId);
    if (!SecretString) throw new ResourceNotFoundException({ message: "no", $metadata: {} });
    return { SecretString, VersionId: `version-of-${SecretId}` };
  });
  manager
    .on(CreateSecretCommand)
    .callsFake(
      ({ Name, SecretString }: { Name: string; SecretString: string }) => void content.set(Name, SecretString),
    );
  manager
    .on(PutSecretValueCommand)
    .callsFake(
      ({ SecretId, SecretString }: { SecretId: string; SecretString: string }) =>
        void content.set(SecretId, SecretString),
    );
  return {
    store: secretStore(new SecretsManagerClient({ region: "us-east-1" }), "prod"),
    fieldsOf: (name: string): Readonly<Record<string, string>> =>
      JSON.parse(content.get(`animation-agent/prod/${name}`) ?? "{}"),
    names: () => [...content.keys()].map((name) => name.replace("animation-agent/prod/", "")).sort(),
  };
};

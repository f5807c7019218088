import { createHash } from "node:crypto";
import { type RunningServer, ServiceError, serveAwsJson } from "../shared/aws-json.ts";

interface GetSecretValue {
  readonly SecretId: string;
  readonly VersionStage?: string;
}

/** Starts the emulator with these secrets, by name. Nothing changes them, so none has a previous version. */
export const startSecretsManager = (secrets: Readonly<Record<string, object>>): Promise<RunningServer> =>
  serveAwsJson({
    name: "Secrets Manager",
    version: "1.1",
    operations: {
      getSecretValue: ({ SecretId, VersionStage = "AWSCURRENT" }: GetSecretValue) => {
        const found = Object.hasOwn(secrets, SecretId) ? secrets[SecretId] : undefined;
        if (!found || VersionStage !== "AWSCURRENT")
          throw new ServiceError("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");
        const SecretString = JSON.stringify(found);
        const VersionId = createHash("sha256").update(SecretString).digest("hex").slice(0, 32);
        return { Name: SecretId, VersionId, VersionStages: ["AWSCURRENT"], SecretString };
      },
    },
  });

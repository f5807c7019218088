import { KMSClient } from "@aws-sdk/client-kms";
import { settings } from "#contract/settings/settings.ts";
import {
  certificateRequest,
  ownCertificates,
  readCertificates,
  type Subject,
} from "#functions/adapters/c2pa/certificates.ts";
import { c2paCredentials } from "#functions/adapters/c2pa/content-credentials.ts";
import type { Signer } from "#functions/adapters/c2pa/signer.ts";
import { kmsSigningKey } from "#functions/adapters/kms/signing-key.ts";
import type { ContentCredentials, HasContentCredentials } from "#functions/core/media/ports.ts";
import { setting } from "./environment.ts";
import { log } from "./log.ts";
import { count } from "./metrics.ts";
import { secrets } from "./secrets.ts";

/** Signs films and pictures, as CONTENT_CREDENTIALS says. */
export const contentCredentials = (): HasContentCredentials => {
  const mode = setting("CONTENT_CREDENTIALS");
  if (mode === "off") return { contentCredentials: none };
  const signing = c2paCredentials(signerOfEnvironment(), () => new Date());
  return { contentCredentials: mode === "required" ? signing : withoutFailing(signing) };
};

const none: ContentCredentials = { signFilm: async () => {}, signPicture: async (image) => image };

/** A film without credentials is better than no film. The failure is logged and counted. */
const withoutFailing = ({ signFilm, signPicture }: ContentCredentials): ContentCredentials => {
  const note = (error: unknown): void => {
    log.error("content credentials missing", { error: error instanceof Error ? error : String(error) });
    count("UnsignedFiles");
  };
  return {
    signFilm: (path, origin) => signFilm(path, origin).catch(note),
    signPicture: (image, origin) =>
      signPicture(image, origin).catch((error: unknown) => {
        note(error);
        return image;
      }),
  };
};

/** A request for a certificate of the key, for an operator who wants one of a known authority. */
export const requestCertificate = (subject: Subject): Promise<string> => certificateRequest(contentKey(), subject);

const contentKey = () => kmsSigningKey(new KMSClient({}), setting("CONTENT_KEY"));

/** The KMS key with the operator's certificates, else with certificates that the key signs itself. */
const signerOfEnvironment = (): (() => Promise<Signer>) => {
  const key = contentKey();
  const { name, field } = settings.CONTENT_CERTIFICATES.secret;
  const known = new Map<string, readonly Uint8Array[]>();
  return async () => {
    const given = (await secrets().current(name))?.[field] ?? "";
    const certificates =
      known.get(given) ?? (given ? await readCertificates(given, key) : await ownCertificates(key, new Date()));
    known.set(given, certificates);
    return { key, certificates };
  };
};

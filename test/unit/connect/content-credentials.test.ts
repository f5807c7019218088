import { startSecretsManager } from "@animation-agent/aws-emulators/secrets-manager";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ownCertificates } from "#functions/adapters/c2pa/certificates.ts";
import { readCredentials, startSigningKey, toPem } from "#test/support/c2pa.ts";

const origin = { title: "Fox", source: "algorithmicMedia" } as const;
/** Names of the metrics and messages of the log so far. */
const noted: string[] = [];
let kms: Awaited<ReturnType<typeof startSigningKey>>;
let secrets: Awaited<ReturnType<typeof startSecretsManager>>;
let picture: Uint8Array;
const given: Record<string, object> = {};

beforeAll(async () => {
  kms = await startSigningKey();
  secrets = await startSecretsManager(given);
  picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#205080" } })
    .png()
    .toBuffer();
});
afterAll(() => Promise.all([kms.stop(), secrets.stop()]));
beforeEach(() => {
  for (const [name, value] of Object.entries({
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_KMS: kms.endpoint,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.endpoint,
    SECRETS_PATH: "animation-agent/dev/",
    CONTENT_CREDENTIALS: "on",
    CONTENT_KEY: kms.arn,
  }))
    vi.stubEnv(name, value);
  delete given["animation-agent/dev/content-credentials"];
  noted.length = 0;
});
afterEach(() => vi.unstubAllEnvs());

/** A new instance of a function. */
const connect = async () => {
  vi.resetModules();
  vi.spyOn(await import("#functions/connect/metrics.ts"), "count").mockImplementation((name) => void noted.push(name));
  const { log } = await import("#functions/connect/log.ts");
  vi.spyOn(log, "error").mockImplementation((message, ..._more) => void noted.push(String(message)));
  return (await import("#functions/connect/content-credentials.ts")).contentCredentials().contentCredentials;
};

it("signs with certificates of its own if the operator has given none", async () => {
  const signed = await (await connect()).signPicture(picture, origin);

  const { state, manifest } = await readCredentials("image/png", signed);
  expect([state, manifest?.signature_info.common_name]).toEqual(["Valid", "Animation Agent"]);
  expect(noted).toEqual([]);
});

it("signs with the operator's certificates", async () => {
  const certificates = await ownCertificates(kms.key, new Date());
  const pem = certificates.map(toPem);
  given["animation-agent/dev/content-credentials"] = { certificates: pem.join("") };

  const signed = await (await connect()).signPicture(picture, origin);

  expect(Buffer.from(signed).includes(Buffer.from(certificates[0] ?? []))).toBe(true);
  expect((await readCredentials("image/png", signed, pem[1])).state).toBe("Trusted");
});

it.each([
  { fault: "the key is not there", break: () => vi.stubEnv("CONTENT_KEY", "arn:aws:kms:us-east-1:0:key/none") },
  {
    fault: "the certificates are not those of the key",
    break: () => {
      given["animation-agent/dev/content-credentials"] = { certificates: "no certificate" };
    },
  },
])("delivers what it cannot sign, logs and counts it, and fails if a signature is required: $fault", async (each) => {
  each.break();

  expect(await (await connect()).signPicture(picture, origin)).toBe(picture);
  await (await connect()).signFilm("/there/is/no/film.mp4", origin);

  const once = ["content credentials missing", "UnsignedFiles"];
  expect(noted).toEqual([...once, ...once]);
  vi.stubEnv("CONTENT_CREDENTIALS", "required");
  await expect((await connect()).signPicture(picture, origin)).rejects.toThrow();
  await expect((await connect()).signFilm("/there/is/no/film.mp4", origin)).rejects.toThrow();
});

it("signs nothing if it is switched off", async () => {
  vi.stubEnv("CONTENT_CREDENTIALS", "off");
  vi.stubEnv("CONTENT_KEY", "arn:aws:kms:us-east-1:0:key/none");

  expect(await (await connect()).signPicture(picture, origin)).toBe(picture);
  expect(noted).toEqual([]);
});

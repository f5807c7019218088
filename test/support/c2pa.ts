import { mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startKms } from "@animation-agent/aws-emulators/kms";
import { KMSClient } from "@aws-sdk/client-kms";
import { initSync, WasmReader } from "@contentauth/c2pa-wasm";
import * as z from "zod";
import { kmsSigningKey } from "#functions/adapters/kms/signing-key.ts";
import { lazy } from "#functions/connect/lazy.ts";

const Status = z.object({ code: z.string() });
const Manifest = z.object({
  title: z.string(),
  claim_generator_info: z.array(z.object({ name: z.string(), version: z.string() })),
  assertions: z.array(z.object({ label: z.string(), data: z.unknown() })),
  signature_info: z.object({ alg: z.string(), common_name: z.string() }),
});
const Store = z.object({
  active_manifest: z.string(),
  manifests: z.record(z.string(), Manifest),
  validation_state: z.enum(["Invalid", "Valid", "Trusted"]),
  validation_results: z.object({
    activeManifest: z.object({ success: z.array(Status), failure: z.array(Status) }),
  }),
});

/** The reader of the Content Authenticity Initiative (c2pa-rs, as WebAssembly), which we did not write. */
const reader = lazy(() => {
  const wasm = createRequire(import.meta.url).resolve("@contentauth/c2pa-wasm/c2pa.wasm");
  initSync({ module: readFileSync(wasm) });
  return WasmReader;
});

/** The purpose that a signer's certificate must have (C2PA 2.2, section 14.5.1). */
const claimSigning = "1.3.6.1.4.1.62558.2.1";

/** What a reader says of a file's credentials, if it trusts this root certificate (PEM). */
export const readCredentials = async (
  type: "video/mp4" | "image/jpeg" | "image/png",
  file: Uint8Array,
  trusted?: string,
) => {
  const context = { trust: { trust_config: claimSigning, ...(trusted && { trust_anchors: trusted }) } };
  const found = await reader().fromBytes(type, file, JSON.stringify(context));
  const store = Store.parse(JSON.parse(found.json()));
  found.free();
  const manifest = store.manifests[store.active_manifest];
  const { success, failure } = store.validation_results.activeManifest;
  return {
    state: store.validation_state,
    manifest,
    successes: success.map(({ code }) => code),
    failures: failure.map(({ code }) => code),
    created: manifest?.assertions.find(({ label }) => label === "c2pa.actions.v2")?.data,
  };
};

/** A certificate as PEM. */
export const toPem = (certificate: Uint8Array): string =>
  [
    "-----BEGIN CERTIFICATE-----",
    ...(Buffer.from(certificate)
      .toString("base64")
      .match(/.{1,64}/g) ?? []),
    "-----END CERTIFICATE-----\n",
  ].join("\n");

/** A signing key in the KMS emulator. */
export const startSigningKey = async () => {
  const arn = "arn:aws:kms:us-east-1:000000000000:key/ContentKey";
  const folder = mkdtempSync(join(tmpdir(), "kms-"));
  const kms = await startKms({ folder, keys: [], signingKeys: [arn] });
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const client = new KMSClient({ endpoint: kms.endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  return { folder, arn, client, key: kmsSigningKey(client, arn), endpoint: kms.endpoint, stop: () => kms.stop() };
};
